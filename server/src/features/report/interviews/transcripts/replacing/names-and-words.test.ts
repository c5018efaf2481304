import { expect, test } from "vitest";
import { readTranscript } from "../read-transcript.ts";

const words = (text: string) => text.trim().split(/\s+/u);
const read = (text: string) =>
  readTranscript(text, [])
    .lines.map((line) => line.text)
    .join("\n");
/** Those of the words with which a sentence is read otherwise than it should be. */
const wrong = (list: string, said: (word: string) => string, kept: (word: string) => string) =>
  words(list).filter((word) => read(said(word)) !== kept(word));

const given = `James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen
  Christopher Lisa Daniel Nancy Matthew Betty Anthony Sandra Margaret Donald Ashley Steven Kimberly Paul Emily Andrew Donna Joshua Michelle Kenneth Carla Kevin
  Amanda Brian Melissa George Deborah Stephanie Ronald Rebecca Timothy Laura Jason Helen Edward Sharon Jeffrey Cynthia Ryan Kathleen Jacob Amy Nicholas Shirley
  Gary Angela Eric Anna Jonathan Ruth Stephen Brenda Larry Pamela Justin Nicole Scott Katherine Brandon Samantha Benjamin Christine Samuel Emma Gregory Catherine
  Alexander Virginie Patrick Debra Rachel Raymond Carolyn Jerry Janet Dennis Maria Tyler Heather Aaron Diane Jose Olivia Adam Julie Nathan Joyce Henry Victor
  Peter Michaela Wolfgang Ursula Klaus Monika Jürgen Petra Günter Elisabeth Stefan Sabine Christian Renate Andreas Uwe Helga Frank Brigitte Werner Ingrid Horst
  Erika Dieter Gisela Manfred Martin Claudia Gerhard Gabriele Bernd Susanne Thorsten Birgit Matthias Heike Helmut Martina Jörg Andrea Walter Nicole Holger
  Ulrike Rainer Karin Heinz Angelika Markus Anja Ralf Silke Dirk Stefanie Sven Katrin Jens Tanja Olaf Melanie Lukas Leonie Jonas Lena Finn Hannah Felix Mia Niklas
  Sophie Mehmet Fatma Mustafa Ayşe Ali Emine Ahmet Zeynep Mohammed Fatima Yusuf Aisha Wei Yuki Priya Rahul José Carmen Giovanni Giulia Pierre Chloe Piotr Agnieszka
  Olga Dmitri Svetlana Chioma Kwame Nkechi Özlem Željko Björn Søren`;
// Those that are other words, too, or written otherwise here, stand in the lists below.
const notAlone = "Virginie Debra Jose Christian Frank Søren";

test("by their given names alone people are known whom nothing points to", () => {
  const alone = words(given).filter((name) => !words(notAlone).includes(name));
  expect(
    wrong(
      alone.join(" "),
      (name) => `Then we saw ${name} there.`,
      () => "Then we saw [name 1] there.",
    ),
  ).toEqual([]);
});

const doubtful = `Amber Angel April Art Ash August Austin Autumn Basil Bill Brook Carol Chance Charity Charlotte Chase Chelsea Christian Clay Cliff Clover Coral Dale
  Dallas Dan Daisy Dawn Dean Destiny Drew Earl Ernst Eve Faith Felicity Fern Flora Florence Frank Gene Georgia Ginger Glen Grace Grant Guy Harmony Hazel Heath
  Heide Holly Hope Hunter Iris Ivy Jack Jade Jay Jesus Jewel Jo Jordan Joy June Kai Ken Kent Kim Kit Lance Laurel Lee Lily Lincoln Linde Luna Mackenzie Madison
  Mark Marsh Mason Max May Mercedes Mercy Miles Olive Otto Page Paige Paris Parker Pat Patience Pearl Penny Pierce Poppy Prince Ray Reed Rich River Rob Robin Rocky
  Roman Ron Rosa Rose Rowan Roy Ruby Rusty Sage Sam Sandy Savannah Scarlet Serenity Sierra Sky Skip Sonny Star Stern Sue Summer Sunny Sydney Tiger Trinity Victoria
  Viola Violet Virginia Wade Will Willow Winter Wolf Woody Zion Can Per Said Till`;

test("names that are words, months or places, too, are names where somebody is spoken to, and not where nothing says so", () => {
  expect(
    wrong(
      doubtful,
      (name) => `Thanks, ${name}.`,
      () => "Thanks, [name 1].",
    ),
  ).toEqual([]);
  expect(
    wrong(
      doubtful,
      (name) => `Then we saw ${name} there.`,
      (name) => `Then we saw ${name} there.`,
    ),
  ).toEqual([]);
});

const everyday = `Baker Banks Bauer Baum Bell Berg Best Bishop Black Bond Braun Brook Brooks Brown Busch Bush Carpenter Carter Case Cash Castle Chambers Church Cook
  Cooper Cross Day Engel Field Fields Fischer Fisher Fox Freitag Frost Fuchs Gold Good Graf Green Groß Grün Hahn Hall Haus Herbst Herzog Hill House Hunter Jäger
  Kaiser Keller Kern King Klein Koch König Kraft Kurz Lake Lang Law Little Long Marsh Mason Miller Montag Müller Page Park Parker Parks Potter Power Powers Price
  Rice Rich Richter Rivers Roth Schäfer Schneider Schwarz Schmied Sharp Short Silver Small Snow Sommer Sonntag Steel Stein Stern Stone Street Strong Summers Tanner
  Taylor Turner Vogel Vogt Wald Walker Weber Weiß White Wild Winter Winters Wise Wolf Wood Woods Young Zimmer`;

test("of a family name that is an everyday word the person is meant behind a title, and the word behind an article", () => {
  expect(
    wrong(
      everyday,
      (name) => `So Mr. ${name} signs. The ${name} broke.`,
      (name) => `So Mr. [name 1] signs. The ${name} broke.`,
    ),
  ).toEqual([]);
});

test("words with a capital behind a name are no part of it", () => {
  const never = `After All Als Also Am An And Anyone Are As At Auch Auf Aus Because Before Bei Both But By Colleagues Customer Da Damen Dann Das Dass Dem Den Denn Der
    Des Did Die Dies Diese Direktor Direktorin Do Does Doch During Ein Eine Einer Es Euch Europe Everybody Everyone First Folks For From Für German Germany Get Go
    God Gott Great Guys Had Has Have He Head Her Here Hier His How Ich If Ihm Ihn Ihnen Ihr Ihre Im In Is It Ja Jeder Jetzt Just Kollege Kollegen Kollegin
    Kolleginnen Kunde Kunden Kundin Ladies Last Leute Let Like Madam Man Manchmal Maybe Mein Meine Mit Monsieur Most Much My Nach Nachbar Nachbarin Nein Next Nicht No
    Nobody Not Nothing Now Nun Nur Oder Of On Once One Only Or Our Over People Perhaps Präsident Präsidentin President Schon Senior Junior She Sie Since Sir So
    Some Somebody Someone Sometimes Sonst That The Their Them Then There These They This Those Though To Today Together Tomorrow Team Uh Um Und Under Uns Unser Unsere
    Until Us Very Vielleicht Von Vor Wann Warum Was We Weil Well Wenn Wer What When Where Which While Who Why Wie Wir With Without Wo World Yes Yesterday You Your
    Yours Zu Zum Zur Zusammen Chair Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October
    November December Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag Januar Februar März Mai Juni Juli Oktober Dezember Weihnachten Ostern
    Christmas Easter English British American French Spanish Italian Turkish Polish Chinese Japanese Indian Swiss Austrian Deutsch Deutsche Englisch CEO CFO COO CTO
    HR IT PDF UK US USA EU`;
  expect(
    wrong(
      never,
      (word) => `Then Anna ${word} came.`,
      (word) => `Then [name 1] ${word} came.`,
    ),
  ).toEqual([]);
});

test("what bears the name of a firm, a place or a product is nobody", () => {
  const others = `AG Academy Airport Allee Arena Avenue Bank Bahnhof Bay Beach Brücke Building Café Campus Center Centre City Clinic Close Cloud College Company
    Consulting Corp County Court Day Drive Express Foundation Garden Gardens Gasse GmbH Group Gruppe Hall Hospital Hotel Inc Institut Institute Island KG KGaA Kirche
    Klinik Lab Labs Lane Library Ltd LLC Maps Museum Museums Office OHG Palace Park Place Plaza Platz Plus Press Prize Pro Ring River Road SE School Schule Services
    Sheets Shop Software Solutions Square Station Stiftung Street Straße Suite Systems Technologies Tower Tunnel University Universität Verlag Versand Village Weg
    Werke Airways Airlines Insurance Versicherung Versicherungen Logistics Logistik Partners Capital Ventures Motors Benz`;
  const told = (word: string) => `We like Martin ${word} most.`;
  expect(wrong(others, told, told)).toEqual([]);
  const whole = (word: string) => `So my boss Zablocki ${word} paid.`;
  expect(wrong(others, whole, whole)).toEqual([]);
});

test("what somebody does, drinks or needs is no family name in German", () => {
  const nouns = `Abend Angebote Angst Ärger Arbeit Bescheid Bier Blumen Briefe Brot Daten Druck Essen Feierabend Fehler Feuer Fleisch Fotos Fragen Frühstück Geld
    Geschenke Glück Hilfe Hunger Kaffee Kinder Kisten Kosten Kuchen Kunden Lust Mails Material Medikamente Milch Miete Mittag Morgen Mut Nachricht Nachrichten Obst
    Pakete Papier Pause Platz Preise Probleme Rabatt Rechnungen Recht Rechte Ruhe Schlüssel Schuld Seife Sorgen Spaß Strom Tee Termine Unrecht Unterlagen Urlaub
    Verträge Wasser Waren Werkzeug Wein Zahlen Zeit Zeug Zugang`;
  const kept = words(nouns).filter((noun) => noun !== "Platz");
  expect(
    wrong(
      kept.join(" "),
      (noun) => `Da hat Anna ${noun} gehabt.`,
      (noun) => `Da hat [name 1] ${noun} gehabt.`,
    ),
  ).toEqual([]);
  const endings = `Lieferung Freiheit Sauberkeit Mannschaft Produktion Stationen Lieferungen Zeugnis Eigentum Dokument Qualität Meeting`;
  expect(
    wrong(
      endings,
      (noun) => `Da hat Anna ${noun} gehabt.`,
      (noun) => `Da hat [name 1] ${noun} gehabt.`,
    ),
  ).toEqual([]);
});

test("a word that stands behind an article elsewhere is no family name", () => {
  const articles = `der die das dem den des ein eine einen einem einer kein keine keinen diese dieser dieses jede jeder jedes the a an this every each no some more`;
  expect(
    wrong(
      articles,
      (article) => `So Anna Lastzug came, ${article} Lastzug fell.`,
      (article) => `So [name 1] Lastzug came, ${article} Lastzug fell.`,
    ),
  ).toEqual([]);
  expect(read("So Anna Lastzug came, Lastzug fell.")).toBe("So [name 1] came, [name 1] fell.");
  expect(read("So Anna Lastzug came, every lastzug fell.")).toBe("So [name 1] Lastzug came, every lastzug fell.");
});

test("a name that is a month or a place, too, is one behind what says when or where", () => {
  const before = `in of to from near at by since until till before after during last next this every each early late mid the a an our your my no im ins am nach aus bis seit
    ab vor ende anfang mitte nächsten letzten diesen jeden der die das den dem ein eine einer einen einem kein keine`;
  expect(
    wrong(
      before,
      (word) => `Thanks, April. So it was ${word} April there.`,
      (word) => `Thanks, [name 1]. So it was ${word} April there.`,
    ),
  ).toEqual([]);
  expect(read("Thanks, April. So it was with April there, said I am April.")).toBe(
    "Thanks, [name 1]. So it was with [name 1] there, said I am [name 1].",
  );
  expect(read("We met Jan, not on Jan. 12 or Jan 3.")).toBe("We met [name 1], not on [name 1]. 12 or [name 1] 3.");
  expect(read("It was on Jan. 12 or Jan 3.")).toBe("It was on Jan. 12 or Jan 3.");
});

test("at the beginning of a sentence a name that is a word, too, is one where it says or does something", () => {
  const verbs = `said says told thinks asked asks wants knows wrote called calls signed signs left sagt sagte meint meinte fragt fragte hat will weiß schrieb rief
    unterschreibt macht`;
  expect(
    wrong(
      verbs,
      (verb) => `Thanks, Rose. Rose ${verb} that.`,
      (verb) => `Thanks, [name 1]. [name 1] ${verb} that.`,
    ),
  ).toEqual([]);
  expect(read("Thanks, Rose. Rose bushes grow. Rose and I pay. Rose, look! “Rose oil” is dear.")).toBe(
    "Thanks, [name 1]. Rose bushes grow. [name 1] and I pay. [name 1], look! “Rose oil” is dear.",
  );
});

test("behind a title with a point a family name that is a word is a name, too", () => {
  expect(
    wrong(
      "Mr Mrs Ms Mx Miss Dr Prof Professor Herr Herrn Frau Fräulein",
      (title) => `So ${title}. Stone paid.`,
      (title) => `So ${title}. [name 1] paid.`,
    ),
  ).toEqual([]);
});

test("a family name is known behind what stands before such names", () => {
  const particles = "von van vom zu zum der den de da di del la le ter ten bin al el";
  expect(
    wrong(
      particles,
      (particle) => `So Mr. ${particle} Zablocki knows.`,
      (particle) => `So Mr. ${particle} [name 1] knows.`,
    ),
  ).toEqual([]);
  for (const particle of ["von", "van", "von der", "van den", "van de", "de", "di"])
    expect(read(`Then Anna ${particle} Zablocki came, and Zablocki left.`)).toBe(
      "Then [name 1] came, and [name 1] left.",
    );
});

test("who is named in a mail address is known elsewhere, and what an office is called in one is no name", () => {
  expect(read("Write to p.zablocki@plant.example, Zablocki reads it.")).toBe("Write to [mail 1], [name 1] reads it.");
  const offices =
    "info office sales support kontakt contact team hello hallo mail post admin service billing buchhaltung einkauf order orders noreply the";
  const shown = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  expect(
    wrong(
      offices,
      (word) => `We wrote ${word}@plant.example and phoned ${shown(word)}.`,
      (word) => `We wrote [mail 1] and phoned ${shown(word)}.`,
    ),
  ).toEqual([]);
});

test("whoever is named with where they work loses the name, and where they work stays", () => {
  const places = `Agentur Annahme Apotheke Ausgabe Bäckerei Bank Baustelle Behörde Buchhaltung Chefetage Druckerei Elektrik Elektronik Fabrik Feuerwehr Filiale Firma Frühschicht
    Gemeinde Haustechnik Hotline Informatik Kantine Kasse Konkurrenz Krankenkasse Küche Logistik Mechanik Nachtschicht Personalabteilung Pforte Polizei Poststelle Praxis Presse
    Rezeption Schicht Sparkasse Spätschicht Spedition Technik Theke Versicherung Wäscherei Werkstatt Zentrale`;
  for (const says of ["Das ist NAME von der", "Dann ruft meine Kollegin NAME von der"])
    expect(
      wrong(
        places,
        (place) => `${says.replace("NAME", "Anna")} ${place} und fragt, wer bestellt.`,
        (place) => `${says.replace("NAME", "[name 1]")} ${place} und fragt, wer bestellt.`,
      ),
    ).toEqual([]);
});
