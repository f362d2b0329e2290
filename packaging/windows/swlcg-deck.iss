; The installer of Windows, for Inno Setup 6: for one user, without the rights of an administrator.
; package.py calls it on Windows with the folder of the bundle and the version:
;   iscc /DBundle=... /DVersion=... /DIcon=... /O... packaging\windows\swlcg-deck.iss
; Written by its documentation; nobody has run it on a Windows yet.
[Setup]
AppId={{6F0C8C9E-5A0B-4E0D-9A62-7C3A4D1B7E55}
AppName=SWLCG Deck
AppVersion={#Version}
AppVerName=SWLCG Deck {#Version}
AppPublisher=The SWLCG Deck contributors
PrivilegesRequired=lowest
DefaultDirName={localappdata}\Programs\SWLCG Deck
DisableProgramGroupPage=yes
DisableDirPage=auto
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputBaseFilename=swlcg-deck-{#Version}-windows-setup
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\SWLCG Deck.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Bundle}\LICENSE.txt

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An older version may have had files that this one lacks.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{userprograms}\SWLCG Deck"; Filename: "{app}\SWLCG Deck.exe"; AppUserModelID: "SWLCG.Deck"
Name: "{userdesktop}\SWLCG Deck"; Filename: "{app}\SWLCG Deck.exe"; AppUserModelID: "SWLCG.Deck"; Tasks: desktopicon

[Registry]
Root: HKCU; Subkey: "Software\Classes\.swdeck"; ValueType: string; ValueData: "SWLCGDeck.Deck"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\.swdeck"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-swlcg-deck"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\SWLCGDeck.Deck"; ValueType: string; ValueData: "SWLCG deck"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\SWLCGDeck.Deck"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "SWLCG.Deck"
Root: HKCU; Subkey: "Software\Classes\SWLCGDeck.Deck\DefaultIcon"; ValueType: string; ValueData: "{app}\SWLCG Deck.exe,0"
Root: HKCU; Subkey: "Software\Classes\SWLCGDeck.Deck\shell\open\command"; ValueType: string; ValueData: """{app}\SWLCG Deck.exe"" ""%1"""

[Run]
Filename: "{app}\SWLCG Deck.exe"; Description: "{cm:LaunchProgram,SWLCG Deck}"; Flags: nowait postinstall skipifsilent
