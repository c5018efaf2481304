const irregularSingulars: ReadonlyMap<string, string> = new Map([
  ["people", "person"],
  ["children", "child"],
  ["men", "man"],
  ["women", "woman"],
  ["shelves", "shelf"],
  ["knives", "knife"],
  ["leaves", "leaf"],
  ["halves", "half"],
  ["lives", "life"],
  ["buses", "bus"],
  ["gases", "gas"],
  ["lenses", "lens"],
  ["bonuses", "bonus"],
  ["campuses", "campus"],
  ["viruses", "virus"],
  ["movies", "movie"],
  ["cookies", "cookie"],
]);

/** Plurals without a singular that would mean the same. */
const onlyPlural: ReadonlySet<string> = new Set(
  "goods savings sales means premises earnings proceeds operations clothes leftovers groceries staff police others".split(
    " ",
  ),
);

/** Whether an English noun is plural, as far as its letters show. */
export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  if (irregularSingulars.has(word) || onlyPlural.has(word)) return true;
  return (
    /[^s'’]s$/u.test(word) && word.length > 3 && !/(?:us|is|ics|gas|lens|atlas|canvas|news|series|species)$/u.test(word)
  );
}

/** The plural of a noun in the singular. */
export function pluralOf(noun: string): string {
  const irregular = [...irregularSingulars].find(([, singular]) => singular === noun.toLowerCase())?.[0];
  if (irregular) return irregular;
  if (/(?:wo)?man$/u.test(noun)) return noun.replace(/man$/u, "men");
  if (/person$/u.test(noun)) return noun.replace(/person$/u, "people");
  if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, "ies");
  return /(?:s|x|z|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The singular of a plural noun; undefined when it has none that means the same. */
export function singularOf(noun: string): string | undefined {
  const word = noun.toLowerCase();
  if (onlyPlural.has(word)) return undefined;
  const irregular = irregularSingulars.get(word);
  if (irregular) return irregular;
  if (/[^aeiou]ies$/u.test(noun)) return noun.replace(/ies$/u, "y");
  if (/(?:ss|x|zz|ch|sh)es$/u.test(noun)) return noun.replace(/es$/u, "");
  return noun.replace(/s$/u, "");
}
