import { doubtfulNames } from "./given-names.ts";
import { isAtStart, isMonthOrPlace, type NamedPeople } from "./named-people.ts";
import { behindOtherNames, everydayFamilyNames } from "./ordinary-words.ts";

/** Where a person is named in a text. */
export interface NamedPlace {
  from: number;
  to: number;
  person: number;
}

interface Found extends NamedPlace {
  word: string;
  /** Whether the word is hardly ever anything else. */
  isPlain: boolean;
}

const anyWord = /\p{L}[\p{L}\p{M}]*(?:[-’']\p{L}+)*/gu;
const title = /(?<!\p{L})(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Herrn?|Frau|Fräulein)\.?\s+$/u;
const says =
  /^,? (?:said|says|told|thinks|asked|asks|wants|knows|wrote|called|calls|signed|signs|left|and I|sagt|sagte|meint|meinte|fragt|fragte|hat|will|weiß|schrieb|rief|unterschreibt|macht)(?!\p{L})/u;

/** Where known people are named: by their names alone, and by those of their names that are other words only where the name is meant. */
export function peopleIn(text: string, { numberOf, isGerman }: NamedPeople): NamedPlace[] {
  const found: Found[] = [];
  for (const { 0: written, index: from } of text.matchAll(anyWord)) {
    const word = knownForm(written, numberOf);
    const person = word === undefined ? undefined : numberOf.get(word);
    if (word === undefined || person === undefined) continue;
    // With the s of a genitive, and without one behind an apostrophe.
    const to = from + (/['’]/u.test(written.slice(word.length)) ? word.length : written.length);
    const next = /^\s(\p{Lu}\p{L}+)/u.exec(text.slice(from + written.length))?.[1];
    if (next !== undefined && behindOtherNames.has(next)) continue;
    const isPlain = !doubtfulNames.has(word) && !everydayFamilyNames.has(word);
    found.push({ from, to, person, word, isPlain });
  }
  const isNextTo = (one: Found | undefined, other: Found | undefined) =>
    one !== undefined &&
    other !== undefined &&
    /^(?:['’]?s)?\s(?:(?:v[oa]n|de[rn]?|di|la) ){0,2}$/u.test(text.slice(one.to, other.from));
  const meant = found.filter(
    (each, at) =>
      each.isPlain || isNextTo(found[at - 1], each) || isNextTo(each, found[at + 1]) || isMeant(text, each, isGerman),
  );
  return meant.reduce<Found[]>((places, each) => {
    const last = places.at(-1);
    // A whole name is one person's, whoever else has a part of it.
    if (last && isNextTo(last, each) && !text.slice(last.to, each.from).includes("s")) last.to = each.to;
    else places.push({ ...each });
    return places;
  }, []);
}

/** A word, or what it is the genitive of, or its first half before a hyphen. */
function knownForm(written: string, numberOf: ReadonlyMap<string, number>): string | undefined {
  const forms = [written, written.replace(/['’]s?$/u, ""), written.replace(/['’]?s$/u, "")];
  return forms.find((form) => numberOf.has(form));
}

/** Whether a word that can mean something else is a name where it stands. */
function isMeant(text: string, { from, to, word }: Found, isGerman: boolean): boolean {
  const before = text.slice(Math.max(0, from - 24), from);
  if (title.test(before)) return true;
  if (isMonthOrPlace(text, from)) return false;
  if (says.test(text.slice(to, to + 16))) return true;
  if (isGerman)
    return (
      !everydayFamilyNames.has(word) ||
      !/(?<!\p{L})(?:\p{Ll}+e[nrsm]?)\s$/u.test(before) ||
      /(?<!\p{L})(?:und|mit|von|bei|für|an)\s$/u.test(before)
    );
  return !isAtStart(text, from) || /^[,!?]/u.test(text.slice(to));
}
