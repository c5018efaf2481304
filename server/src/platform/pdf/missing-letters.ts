import { eachText } from "./each-text.ts";
import { nameOf } from "./name-of-letter.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** Of these letters those that no font has. All that a document has are asked for at once. */
export type FindMissing = (letters: readonly string[]) => ReadonlySet<string>;

// What the fonts of every document have is not worth asking for.
const usual = /^[\s\u0020-\u017F\u0391-\u03A9\u03B1-\u03C9\u0410-\u044F\u2010-\u2014\u2018-\u201E\u2026\u20AC\u200B]$/u;

/** Every document has one notice for all that is missing in it. */
const notice = "In brackets: letters without a font here. The report shows these texts.";

/**
 * The document as it can be read: instead of letters that no font has, which would be empty boxes, it says in brackets what they are, and at its end
 * that it does.
 */
export function nameMissing(document: PrintedDocument, findMissing: FindMissing): PrintedDocument {
  const named = namedIn(document, eachText, findMissing);
  if (named === document) return document;
  return {
    ...named,
    chapters: named.chapters.map((chapter, index) =>
      index < named.chapters.length - 1
        ? chapter
        : { ...chapter, blocks: [...chapter.blocks, { kind: "text", text: notice }] },
    ),
  };
}

/** The thing whose texts `each` changes, with names in brackets for what no font has; the same one where nothing is missing. */
export function namedIn<Thing>(
  thing: Thing,
  each: (thing: Thing, change: (text: string) => string) => Thing,
  findMissing: FindMissing,
): Thing {
  const letters = new Set<string>();
  each(thing, (text) => {
    for (const letter of text) if (!usual.test(letter)) letters.add(letter);
    return text;
  });
  const missing = letters.size > 0 ? findMissing([...letters]) : letters;
  return missing.size === 0 ? thing : each(thing, (text) => withNames(text, missing));
}

/** "한국어 cafe 서울" becomes "[Korean] cafe [Korean]". */
function withNames(text: string, missing: ReadonlySet<string>): string {
  let told = "";
  let last = "";
  let between = "";
  for (const letter of text) {
    const isMark = last !== "" && /^\p{M}$/u.test(letter);
    const name = missing.has(letter) || isMark ? (isMark ? last : nameOf(letter)) : "";
    if (name === "") {
      // Spaces and signs within a text in one script belong to it.
      if (last !== "" && /^[\s\p{P}]$/u.test(letter)) between += letter;
      else {
        told += between + letter;
        last = between = "";
      }
    } else {
      if (name !== last) told += `${between}${/[\p{L}\p{N}\]]$/u.test(told + between) ? " " : ""}[${name}]`;
      last = name;
      between = "";
    }
  }
  return told + between;
}
