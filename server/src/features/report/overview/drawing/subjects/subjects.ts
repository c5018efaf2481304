import type { Subject } from "../motifs/all-motifs.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { japanese } from "./japanese.ts";
import { countMatches, plain, wordsOf } from "./plain-words.ts";
import { spanish } from "./spanish.ts";
import type { Audience, Vocabulary } from "./vocabulary.ts";

/** What a concept says of itself. */
export interface Words {
  title: string;
  summary: string;
  /** Its longer texts. */
  more: readonly string[];
}

/** What a picture of it shows. */
interface Subjects {
  main: Subject;
  second: Subject | null;
  audience: Audience;
}

const vocabularies: readonly Vocabulary[] = [english, german, spanish, french, japanese];
/** A thing that is named once in passing is not drawn. */
const enough = 3;

/** What the words of a concept tell of, found by the words of five languages; a garden where they tell nothing. */
export function subjectsOf({ title, summary, more }: Words): Subjects {
  const texts = [
    { words: wordsOf(title), weight: 4 },
    { words: wordsOf(summary), weight: 2 },
    { words: wordsOf(more.join("\n").slice(0, 4_000)), weight: 1 },
  ];
  const countOf = (stems: readonly string[]) =>
    texts.reduce((sum, { words, weight }) => sum + weight * Math.min(3, countMatches(words, stems)), 0);
  const [main, second] = ranked(subjectStems, countOf);
  const [audience] = ranked(audienceStems, countOf);
  return {
    main: main && main.count > 0 ? main.name : "garden",
    second: second && second.count >= enough ? second.name : null,
    audience: audience && audience.count > 0 ? audience.name : "companies",
  };
}

function ranked<Name extends string>(
  stemsByName: ReadonlyMap<Name, readonly string[]>,
  countOf: (stems: readonly string[]) => number,
): { name: Name; count: number }[] {
  return [...stemsByName].map(([name, stems]) => ({ name, count: countOf(stems) })).sort((a, b) => b.count - a.count);
}

function stemsByName<Name extends string>(of: (vocabulary: Vocabulary) => Readonly<Record<Name, string>>) {
  const stems = new Map<Name, string[]>();
  for (const vocabulary of vocabularies)
    for (const [name, text] of Object.entries(of(vocabulary)) as [Name, string][])
      stems.set(name, [
        ...new Set([...(stems.get(name) ?? []), ...text.split(" ").map((stem) => plain(stem.replaceAll("-", " ")))]),
      ]);
  return stems;
}

const subjectStems = stemsByName<Subject>(({ subjects }) => subjects);
const audienceStems = stemsByName<Audience>(({ audiences }) => audiences);
