import { doubtfulNames, givenNames } from "./given-names.ts";
import { behindOtherNames, everydayFamilyNames, neverNames, nounsBehindNames } from "./ordinary-words.ts";
import { mailName, noNameInMail, pointingForms } from "./pointing-forms.ts";

export interface NamedPeople {
  /** Which person a name, or a part of it, belongs to: counted from 1. */
  numberOf: ReadonlyMap<string, number>;
  /** Whether the transcript is German, where every noun has a capital. */
  isGerman: boolean;
}

const particles = /^(?:von|van|vom|zu|zum|der|den|de|da|di|del|la|le|ter|ten|bin|al|el)$/u;
const nounEndings = /(?:ung|heit|keit|schaft|tion|tionen|ungen|nis|tum|ment|tät|ing)$/u;
const nameWord = String.raw`\p{Lu}[\p{L}\p{M}]*\p{L}(?:-\p{Lu}\p{L}+)*`;
// What stands behind is only looked at, so that a word that begins a sentence takes no name with it: "Call Anna".
const withNext = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(${nameWord})(?=(?:\s((?:v[oa]n (?:de[rn]? )?|de |di )?${nameWord}))?)`,
  "gu",
);

/** The people that a transcript names: who speaks, and whom something in it points to. */
export function namedPeople(text: string, labels: readonly string[]): NamedPeople {
  const numberOf = new Map<string, number>();
  let count = 0;
  const isGermanText = isGerman(text);
  const capitals = new Set(text.match(/(?<![\p{L}@._-])\p{Lu}\p{L}+(?!\p{L}|@)/gu) ?? []);
  const isWrittenSmall = smallWordsOf(text);
  const hasArticle = articleWordsOf(text);

  /** A name of one person; somebody of another given name is somebody else. */
  const add = (parts: readonly string[]) => {
    const [first] = parts;
    if (first === undefined) return;
    const known = parts.flatMap((part) => numberOf.get(part) ?? []);
    const isOther = parts.length > 1 && isGiven(first) && !numberOf.has(first);
    const number = known[0] === undefined || isOther ? count + 1 : known[0];
    count = Math.max(count, number);
    for (const part of parts) if (!numberOf.has(part)) numberOf.set(part, number);
  };
  const isFamilyName = (word: string) =>
    !neverNames.has(word) &&
    !behindOtherNames.has(word) &&
    !nounsBehindNames.has(word) &&
    (everydayFamilyNames.has(word) || !(nounEndings.test(word) || isWrittenSmall(word) || hasArticle(word)));
  const partsOf = (name: string) => name.split(/\s+/u).filter((word) => !particles.test(word));

  for (const label of labels) add(partsOf(label).filter((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word)));
  for (const { form, means } of pointingForms)
    for (const match of text.matchAll(form)) {
      const [first = "", ...rest] = withoutBegin(partsOf(match[1] ?? ""));
      const canBe = isGiven(first) || doubtfulNames.has(first);
      if (first === "") continue;
      if (means === "given" && !canBe) continue;
      if (means !== "given" && !canBe && isWrittenSmall(first)) continue;
      if (rest[0] !== undefined && behindOtherNames.has(rest[0])) continue;
      if (
        means === "given" &&
        doubtfulNames.has(first) &&
        isMonthOrPlace(text, match.index + match[0].lastIndexOf(first))
      )
        continue;
      // "Herr Müller Montag": who is called by the family name has no second one.
      const mayHaveMore = means === "certain" || canBe || !isGermanText;
      add([first, ...(mayHaveMore ? untilOther(rest, isFamilyName) : [])]);
    }
  for (const [, local = ""] of text.matchAll(mailName)) {
    const parts = local.split(/[._-]/u).filter((word) => word.length > 2 && !noNameInMail.test(word));
    const shown = parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
    add(shown.filter((word) => givenNames.has(word) || (capitals.has(word) && !isWrittenSmall(word))));
  }
  for (const match of text.matchAll(withNext)) addFromList(match);
  return { numberOf, isGerman: isGermanText };

  function addFromList({ 1: written = "", 2: second, index }: RegExpExecArray): void {
    const first = isGiven(written) ? written : written.replace(/s$/u, "");
    const [family = ""] = second === undefined || first !== written ? [] : partsOf(second);
    // "Martin Bank" is no person, "Martin von der Bank" is one.
    if (behindOtherNames.has(family) && family === second) return;
    if (isGiven(first) && !isOnlyPartOfMonth(text, index + first.length)) {
      add(family !== "" && isFamilyName(family) ? [first, family] : [first]);
    } else if (
      doubtfulNames.has(first) &&
      family !== "" &&
      isFamilyName(family) &&
      !nounsBehindNames.has(family) &&
      !isGermanText &&
      !isMonthOrPlace(text, index) &&
      !isAtStart(text, index)
    )
      add([first, family]);
  }
}

/** Whether a word is hardly ever anything but a given name; one with hyphens when all its parts are. */
export const isGiven = (word: string): boolean =>
  !doubtfulNames.has(word) && !neverNames.has(word) && word.split("-").every((part) => givenNames.has(part));

/** How often German and English small words stand in a text. */
const isGerman = (text: string): boolean =>
  (text.match(/(?<!\p{L})(?:der|die|das|und|nicht|ich|wir|ist|mit|auf|für|sie|er|hat)(?!\p{L})/giu)?.length ?? 0) >
  (text.match(/(?<!\p{L})(?:the|and|of|to|we|is|it|with|for|that|she|he|has|in)(?!\p{L})/giu)?.length ?? 0);

/** Whether a sentence begins at this place. */
export const isAtStart = (text: string, index: number): boolean =>
  index === 0 || /(?:[.!?…:]["”’)]*\s+|["“„(]|\n\s*)$/u.test(text.slice(Math.max(0, index - 8), index));

/** "in May", "until April", "to Paris", "die Rose", "in Rosa". */
export const isMonthOrPlace = (text: string, index: number): boolean =>
  /(?<!\p{L})(?:in|of|to|from|near|at|by|since|until|till|before|after|during|last|next|this|every|each|early|late|mid|the|a|an|our|your|my|no|im|ins|(?<!i )am|nach|aus|bis|seit|ab|vor|ende|anfang|mitte|nächsten|letzten|diesen|jeden|der|die|das|den|dem|ein|eine|einer|einen|einem|kein|keine|in)[\s-]+$/iu.test(
    text.slice(Math.max(0, index - 16), index),
  );

/** "Jan. 12" */
const isOnlyPartOfMonth = (text: string, end: number) =>
  /^\.?\s?\d/u.test(text.slice(end, end + 4)) && text.slice(end - 3, end) === "Jan";

/** Without words that begin a sentence: "So Anna". */
function withoutBegin(words: readonly string[]): readonly string[] {
  const begin = words.findIndex(
    (word) => !neverNames.has(word) || doubtfulNames.has(word) || everydayFamilyNames.has(word),
  );
  return begin < 0 ? [] : words.slice(begin);
}

function untilOther(words: readonly string[], isName: (word: string) => boolean): string[] {
  const end = words.findIndex((word) => !isName(word));
  return end < 0 ? [...words] : words.slice(0, end);
}

/** Tells of a word whether it stands somewhere in the text in small letters, as ordinary words do. */
function smallWordsOf(text: string): (word: string) => boolean {
  const words = new Set(text.match(/(?<![\p{L}\p{N}@._-])\p{Ll}[\p{L}'’]*(?![\p{L}@]|\.\p{L})/gu) ?? []);
  return (word) => words.has(word.toLowerCase());
}

/** Tells of a word whether an article stands before it somewhere in the text, as before nouns; in "von der Berg" it may be part of a name. */
function articleWordsOf(text: string): (word: string) => boolean {
  const form =
    /(?<!\p{L}|\bv[oa]n\s)(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|kein|keine|keinen|diese|dieser|dieses|jede|jeder|jedes|the|a|an|this|every|each|no|some|more)\s(\p{Lu}\p{L}+)/giu;
  const words = new Set([...text.matchAll(form)].map(([, word = ""]) => word));
  return (word) => words.has(word);
}
