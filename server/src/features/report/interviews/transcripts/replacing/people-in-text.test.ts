import { describe, expect, test } from "vitest";
import { namedPeople } from "./named-people.ts";
import { peopleIn } from "./people-in-text.ts";
import { englishSentences, germanSentences } from "./sentences-with-names.fixture.ts";

interface Span {
  from: number;
  to: number;
}

const titles = /^(?:(?:Mr|Ms|Mrs|Dr|Professor|Herrn?|Frau)\.?\s)+/u;

/** A sentence without its braces, with the places of the names that stood between them. */
function readMarked(marked: string): { text: string; names: Span[] } {
  const names: Span[] = [];
  let text = "";
  for (const part of marked.split(/(\{[^}]+\})/u)) {
    if (!part.startsWith("{")) text += part;
    else {
      const name = part.slice(1, -1);
      const from = text.length + (titles.exec(name)?.[0].length ?? 0);
      text += name;
      // The local part of a mail address goes with the address.
      if (!name.includes(".") || titles.test(name)) names.push({ from, to: text.length });
    }
  }
  return { text, names };
}

/** What is missed and what is taken for a name, over sentences that are each read alone. */
function measure(sentences: readonly string[]) {
  const missed: string[] = [];
  const wrong: string[] = [];
  let named = 0;
  let taken = 0;
  for (const marked of sentences) {
    const { text, names } = readMarked(marked);
    const found = peopleIn(
      text.replaceAll(/\S+@\S+/gu, (mail) => "@".repeat(mail.length)),
      namedPeople(text, []),
    );
    named += names.length;
    taken += found.length;
    const isIn = (inner: Span, outer: Span) => inner.from >= outer.from && inner.to <= outer.to;
    for (const name of names) {
      const covered = found.filter((place) => isIn(place, name)).reduce((sum, { from, to }) => sum + to - from, 0);
      if (covered < (name.to - name.from) * 0.9) missed.push(`${text.slice(name.from, name.to)} in “${text}”`);
    }
    for (const place of found)
      if (!names.some((name) => isIn(place, name))) wrong.push(`${text.slice(place.from, place.to)} in “${text}”`);
  }
  return { recall: 1 - missed.length / named, precision: 1 - wrong.length / taken, missed, wrong };
}

const linesOf = (text: string) => text.trim().split("\n");

describe.each([
  ["English", linesOf(englishSentences)],
  ["German", linesOf(germanSentences)],
])("names of people in %s sentences", (_, sentences) => {
  test("are found, at least 95 of 100, and of what is taken for one at least 95 of 100 are names", () => {
    expect(sentences.length).toBeGreaterThanOrEqual(60);
    const { recall, precision, missed, wrong } = measure(sentences);
    const told = `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}; missed: ${missed.join("; ") || "none"}; wrong: ${wrong.join("; ") || "none"}`;
    expect(recall, told).toBeGreaterThanOrEqual(0.95);
    expect(precision, told).toBeGreaterThanOrEqual(0.95);
  });
});
