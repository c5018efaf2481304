/** What the profile of somebody who speaks German says in German. */
export interface GermanWords {
  segment: string;
  occupation: string;
  tool: string;
  pain: string;
  job: string;
  switching: string;
  per: string;
  decider: string;
  refuses: string;
}

const words = (line: string): [string, GermanWords] => {
  const [name, segment, occupation, tool, pain, job, switching, per, decider, refuses] = line.split("|");
  if (!name || !segment || !occupation || !tool || !pain || !job || !switching || !per || !decider || !refuses)
    throw new Error(`somebody lacks words: ${line}`);
  return [name, { segment, occupation, tool, pain, job, switching, per, decider, refuses }];
};

export const germanWords: ReadonlyMap<string, GermanWords> = new Map(
  `
Hanna Vogel|Schulköchinnen|Schulköchin|gedruckte Rezeptblätter|Kurzfristige Allergien werfen den ganzen Küchenplan um|Das Essen pünktlich um zwölf ausgeben|eine neue Freigabe durch den Schulträger|Monat|die Schulleitung|Lieferanten ohne Ansprechpartner
Bruno Keller|Schreiner|Schreiner|Zeichnungen mit Bleistift|Falsche Maße verderben teure Bretter|Eiche ohne Verschnitt zuschneiden|eine andere Führungsschiene kaufen|Monat|mein Partner in der Werkstatt|Abonnements jeder Art
Noah Fischer|Brauer|Brauer|einen Wandkalender|Stockende Gärung raubt mir den Schlaf|Das Festbier rechtzeitig anstechen|die Tanks neu einmessen|Tank und Monat|mein Vater|Anschlüsse an eine Cloud im Keller
Samir Aziz|Taxifahrer|Taxifahrer|den Taxifunk|Leerfahrten verbrennen Diesel auf der Ringstraße|Nach Mitternacht Fahrgäste finden|aus der Funkgenossenschaft austreten|Monat|der Vorstand der Genossenschaft|Bewertungen durch Fahrgäste`
    .trim()
    .split("\n")
    .map(words),
);
