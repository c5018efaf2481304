import { expect, test } from "vitest";
import { readTranscript } from "../read-transcript.ts";

const words = (text: string) => text.trim().split(/\s*\|\s*/u);
const read = (text: string) =>
  readTranscript(text, [])
    .lines.map((line) => line.text)
    .join("\n");

test.each(
  words(`colleague | coworker | co-worker | boss | supervisor | assistant | wife | husband | brother | sister | son | daughter | mother | father
  | friend | neighbor | neighbour | teammate | intern | accountant | landlord | landlady | predecessor | successor | deputy | foreman | apprentice
  | caretaker | secretary | driver | cleaner | janitor | porter | receptionist | cook | chef | waiter | waitress | technician | electrician | plumber
  | engineer | analyst | lawyer | doctor | teacher | trainer | planner | buyer | owner | guard | coach | guy | lady | uncle | aunt | cousin | niece
  | nephew | grandmother | grandfather | manager | director | bookkeeper | nurse | head of purchasing | facility manager | office manager`),
)("“my %s” points to the name behind", (related) => {
  expect(read(`Then my ${related} Zablocki signs.`)).toBe(`Then my ${related} [name 1] signs.`);
});

test.each(
  words(`Kollege | Kollegin | Kollegen | Chef | Chefin | Assistent | Assistentin | Mann | Frau | Bruder | Schwester | Sohn | Tochter | Mutter | Vater
  | Freund | Freundin | Nachbar | Nachbarin | Mitarbeiter | Mitarbeiterin | Vorgesetzter | Vermieter | Vermieterin | Buchhalter | Buchhalterin
  | Vorgänger | Nachfolger | Stellvertreter | Hausmeister | Azubi | Praktikant | Praktikantin | Lehrling | Geschäftsführer | Teamleiter | Fahrer
  | Pförtner | Koch | Köchin | Techniker | Sekretärin | Meister | Onkel | Tante | Opa | Oma | Abteilungsleiter`),
)("„mein %s“ weist auf den Namen dahinter", (related) => {
  expect(read(`Das hat mein ${related} Zablocki nicht gewollt.`)).toBe(
    `Das hat mein ${related} [name 1] nicht gewollt.`,
  );
});

test.each(words("Mr | Mrs | Ms | Mx | Miss | Sr | Sra | Mme | Dr | Prof | Professor | Herr | Herrn | Frau | Fräulein"))(
  "behind the title %s stands a name",
  (title) => {
    expect(read(`So ${title}. Zablocki knows.`)).toBe(`So ${title}. [name 1] knows.`);
  },
);

test.each(
  words(`my name is | my name’s | his name is | her name is | I am called | I’m called | call me | she is named | ich heiße | mein Name ist
  | nennen Sie mich | hier spricht | ein Mann namens`),
)("“%s” tells a name", (told) => {
  expect(read(`Well, ${told} Zablocki.`)).toBe(`Well, ${told} [name 1].`);
});

// Names that are words, too: only what points to them makes them names.
test.each(words(`I’m | I am | this is | it’s | here is | ich bin | hier ist | das ist`))(
  "“%s” tells the name of somebody who may be called so",
  (told) => {
    expect(read(`Well, ${told} Rose.`)).toBe(`Well, ${told} [name 1].`);
  },
);

test.each(
  words(`Hi | Hello | Hey | Dear | Hallo | Liebe | Lieber | Servus | Moin | Grüezi | Good morning | Good afternoon | Good evening | Guten Morgen
  | Guten Tag | Guten Abend`),
)("who is greeted with “%s” is named", (greeting) => {
  expect(read(`${greeting} Zablocki, we order on Mondays.`)).toBe(`${greeting} [name 1], we order on Mondays.`);
});

test.each(
  words(`Thanks | Thank you | Thanks a lot | Sorry | Okay | OK | Yes | No | Well | Right | Bye | Look | Danke | Vielen Dank | Ja | Nein | Gut | Also
  | Wissen Sie | Tschüss`),
)("who is addressed behind “%s” is named", (said) => {
  expect(read(`${said}, Rose.`)).toBe(`${said}, [name 1].`);
});

test.each(
  words(`Best | Kind regards | Warm wishes | Regards | Cheers | Yours | Yours sincerely | Yours faithfully | Yours truly | Sincerely | Viele Grüße
  | Liebe Grüße | Beste Grüße | Herzliche Grüße | Schöne Grüße | Mit freundlichen Grüßen | mit besten Grüßen | mit herzlichen Grüßen | Gruß | LG | VG | MfG`),
)("“%s” stands above a name", (regards) => {
  expect(read(`It said: ${regards}, Zablocki.`)).toBe(`It said: ${regards}, [name 1].`);
});

test.each(
  words(`ask | asked | asking | call | called | calling | tell | telling | told | email | emailed | phone | phoned | met | meet | thank | thanked
  | hired | with | sent | paid | fragen Sie | fragte | fragt | rufen Sie | ruft | gefragt`),
)("whom people “%s” is named", (verb) => {
  expect(read(`Then we ${verb} Rose.`)).toBe(`Then we ${verb} [name 1].`);
});

test.each(
  words(`said | says | told | thinks | thought | asked | asks | wants | wanted | knows | knew | wrote | writes | called | calls | phoned | signed
  | signs | left | retired | sagt | sagte | meint | meinte | fragt | fragte | will | wollte | weiß | wusste | schrieb | schreibt | rief | ruft
  | kümmert | unterschreibt | unterschrieb | macht | machte`),
)("who “%s” something is named", (verb) => {
  expect(read(`And Rose ${verb} it.`)).toBe(`And [name 1] ${verb} it.`);
});

test.each(
  words(`Street | St | Road | Rd | Avenue | Ave | Lane | Ln | Drive | Square | Sq | Court | Boulevard | Blvd | Way | Place | Terrace | Close | Row
  | Quay | Crescent`),
)("a number with a name and “%s” is an address", (street) => {
  expect(read(`It is 12b Old Mill ${street} there.`)).toBe("It is [address 1] there.");
});

test.each([
  ...words(
    "Lindenstraße 3 | Lindenstrasse 3a | Lindenstr. 4 | Lindenweg 3 | Lindengasse 3 | Lindenallee 3 | Lindenplatz 3 | Lindenring 3 | Lindenufer 3",
  ),
  ...words(
    "Lindendamm 3 | Lindenchaussee 3 | Lindensteig 3 | Prager Straße 3 | Prager Str. 3 | Prager Weg 3 | Prager Allee 3 | Prager Platz 3",
  ),
  ...words(
    "Prager Ring 3 | Prager Gasse 3 | Prager Ufer 3 | Prager Damm 3 | Lindenweg 3, 10115 Berlin | Prager Weg 3 in 10115 Berlin",
  ),
])("„%s“ ist eine Adresse", (address) => {
  expect(read(`Das Lager ist ${address} und voll.`)).toBe("Das Lager ist [address 1] und voll.");
});

test.each(
  words("+49 30 123456 | 0049 30 123456 | 030 123456 | (030) 123456 | 0151/12345678 | 555-123-4567 | (555) 123-4567"),
)("%s is a number of a phone", (number) => {
  expect(read(`Reach us at ${number} at noon.`)).toBe("Reach us at [phone 1] at noon.");
});
