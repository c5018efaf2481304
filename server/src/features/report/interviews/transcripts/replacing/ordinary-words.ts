const setOf = (words: string) => new Set(words.trim().split(/\s+/u));

/** Family names that are everyday words, too. Standing alone they are names only where nothing says that the word is meant. */
export const everydayFamilyNames: ReadonlySet<string> = setOf(`
Baker Banks Bauer Baum Bell Berg Best Bishop Black Bond Braun Brook Brooks Brown Busch Bush Carpenter Carter Case Cash Castle Chambers Church Cook Cooper Cross Day Engel Field Fields
Fischer Fisher Fox Freitag Frost Fuchs Gold Good Graf Green Groß Grün Hahn Hall Haus Herbst Herzog Hill House Hunter Jäger Kaiser Keller Kern King Klein Koch König Kraft Kurz Lake Lang
Law Little Long Marsh Mason Miller Montag Müller Page Park Parker Parks Potter Power Powers Price Rice Rich Richter Rivers Roth Schäfer Schneider Schwarz Schmied Sharp Short Silver
Small Snow Sommer Sonntag Steel Stein Stern Stone Street Strong Summers Tanner Taylor Turner Vogel Vogt Wald Walker Weber Weiß White Wild Winter Winters Wise Wolf Wood Woods Young Zimmer`);

/** Words with a capital that are no part of a name, wherever they stand: how sentences begin, what people are addressed with, days and months. */
export const neverNames: ReadonlySet<string> = setOf(`
A Aber After All Als Also Am An And Anyone Are As At Auch Auf Aus Because Before Bei Both But By Can Colleagues Customer Da Damen Dann Das Dass Dem Den Denn Der Des Did Die Dies Diese
Direktor Direktorin Do Does Doktor Doch During Ein Eine Einer Es Euch Europe Everybody Everyone First Folks For From Für German Germany Get Go God Gott Great Guys Had Has Have He Head Her
Here Herr Herren Herrn Frau Hier His How I Ich If Ihm Ihn Ihnen Ihr Ihre Im In Is It Ja Jeder Jetzt Just Kollege Kollegen Kollegin Kolleginnen Kunde Kunden Kundin Ladies Last Leute Let
Like Madam Man Manchmal Maybe Mein Meine Mit Monsieur Most Much My Nach Nachbar Nachbarin Nein Next Nicht No Nobody Not Nothing Now Nun Nur Oder Of On Once One Only Or Our Over People
Perhaps Präsident Präsidentin President Professor Schon Senior Junior She Sie Since Sir So Some Somebody Someone Sometimes Sonst That The Their Them Then There These They This Those
Though To Today Together Tomorrow Team Mr Mrs Ms Mx Dr Prof Uh Um Und Under Uns Unser Unsere Until Us Very Vielleicht Von Vor Wann Warum Was We Weil Well Wenn Wer What When Where Which While Who Why Wie Wir
With Without Wo World Yes Yesterday You Your Yours Zu Zum Zur Zusammen Chair
Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag Januar Februar März Mai Juni Juli Oktober Dezember Weihnachten Ostern Christmas Easter
English British American French Spanish Italian Turkish Polish Chinese Japanese Indian Swiss Austrian Deutsch Deutsche Englisch CEO CFO COO CTO HR IT PDF UK US USA EU`);

/** What stands behind the name of a firm, a place or a product, and behind that of no person. */
export const behindOtherNames: ReadonlySet<string> = setOf(`
AG Academy Airport Allee Arena Avenue Bank Bahnhof Bay Beach Brücke Building Café Campus Center Centre City Clinic Close Cloud College Company Consulting Corp County Court Day Drive Express
Foundation Garden Gardens Gasse GmbH Group Gruppe Hall Hospital Hotel Inc Institut Institute Island KG KGaA Kirche Klinik Lab Labs Lane Library Ltd LLC Maps Museum Museums Office OHG Palace
Park Place Plaza Platz Plus Press Prize Pro Ring River Road SE School Schule Services Sheets Shop Software Solutions Square Station Stiftung Street Straße Suite Systems Technologies Tower
Tunnel University Universität Verlag Versand Village Weg Werke Airways Airlines Insurance Versicherung Versicherungen Logistics Logistik Partners Capital Ventures Motors Benz`);

/** German nouns that stand behind a name without an article, what people do, drink and need; and behind "von der": where they work. */
export const nounsBehindNames: ReadonlySet<string> = setOf(`
Abend Angebote Angst Ärger Arbeit Bescheid Bier Blumen Briefe Brot Daten Druck Essen Feierabend Fehler Feuer Fleisch Fotos Fragen Frühstück Geld Geschenke Glück Hilfe Hunger Kaffee Kinder
Kisten Kosten Kuchen Kunden Lust Mails Material Medikamente Milch Miete Mittag Morgen Mut Nachricht Nachrichten Obst Pakete Papier Pause Platz Preise Probleme Rabatt Rechnungen Recht Rechte Ruhe
Schlüssel Schuld Seife Sorgen Spaß Strom Tee Termine Unrecht Unterlagen Urlaub Verträge Wasser Waren Werkzeug Wein Zahlen Zeit Zeug Zugang
Agentur Annahme Apotheke Ausgabe Bäckerei Baustelle Behörde Chefetage Druckerei Elektrik Elektronik Fabrik Feuerwehr Filiale Firma Frühschicht Gemeinde Haustechnik Hotline Informatik Kantine
Kasse Konkurrenz Krankenkasse Küche Mechanik Nachtschicht Personalabteilung Pforte Polizei Poststelle Praxis Presse Rezeption Schicht Sparkasse Spätschicht Spedition Technik Theke Wäscherei
Werkstatt Zentrale`);
