"""What effects and costs do, one family a file."""
