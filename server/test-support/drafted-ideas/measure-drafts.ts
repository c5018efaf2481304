import { sectors } from "../../src/library/sectors.ts";
import { figureFindings } from "../../src/platform/model/answer/figures.ts";
import { saidOf } from "../../src/platform/model/answer/findings.ts";
import { textsOf } from "../../src/platform/model/answer/text-findings.ts";
import { sentencesOf } from "../draft-sentences.ts";
import { samenessOf } from "../evaluation/measures/sameness.ts";
import type { DraftedIdea } from "./draft-idea.ts";

export interface DraftMeasures {
  idea: string;
  sentences: number;
  /** Sentences of the report, and those of them that name the idea by its title. Before the report it has none. */
  told: number;
  naming: number;
  /** Places with what is wrong there. */
  foreignQuotes: string[];
  sectors: string[];
  figures: string[];
  /** Tasks whose draft breaks a rule of its own. */
  refused: string[];
}

const seedTasks = ["suggest-answers", "clarifying-questions", "generate-concepts"];
/** Names of the product's own lists, and facts of its directory of companies, are nothing that a draft claims of an idea. */
const ownWords = /\.(?:methodType|subtype|founded|headquarters|domain|name)$|^(?:methodType|subtype)$/u;

/** What is measured of the drafts about one idea. Pure. */
export function measureDrafts({ idea, drafts }: DraftedIdea): DraftMeasures {
  const all = drafts.flatMap(({ task, input, output }) =>
    textsOf(output)
      .filter(({ place }) => !ownWords.test(place))
      .map(({ place, text }) => ({ place: `${task.name} ${place}`, text, input })),
  );
  const sentences = drafts.flatMap(({ output }) => [...sentencesOf(output)]);
  const told = drafts.flatMap(({ task, output }) => (seedTasks.includes(task.name) ? [] : [...sentencesOf(output)]));
  const title = wordsOf(idea.concept.concept.title);
  return {
    idea: idea.name,
    sentences: sentences.length,
    told: told.length,
    naming: told.filter((sentence) => ` ${sentence} `.includes(` ${title} `)).length,
    foreignQuotes: all.flatMap(({ place, text, input }) =>
      quotesIn(text)
        .filter((quote) => !isTold(quote, input))
        .map((quote) => `${place}: ${quote}`),
    ),
    sectors: all.flatMap(({ place, text, input }) => {
      const given = wordsOf(JSON.stringify(input));
      return sectors
        .map(({ label }) => wordsOf(label))
        .filter((label) => ` ${wordsOf(text)} `.includes(` ${label} `) && !given.includes(label))
        .map((label) => `${place}: ${label}`);
    }),
    figures: drafts.flatMap(({ task, input, output }) =>
      figureFindings(output, input)
        .filter(({ place }) => !ownWords.test(place))
        .map((finding) => `${task.name}: ${saidOf(finding)}`),
    ),
    refused: drafts.filter(({ output }) => output === undefined).map(({ task }) => task.name),
  };
}

/** How many of all sentences stand in the drafts of two ideas when their own words are masked. */
export function samenessOfDrafts(drafted: readonly DraftedIdea[]): { sentences: number; shared: number } {
  return samenessOf(
    drafted.map(({ idea, drafts }) => ({
      own: [idea.seed, idea.concept],
      written: drafts.map(({ output }) => output),
    })),
  );
}

const outerQuotes = /“([^”]+)”|„([^“]+)“|«([^»]+)»|「([^」]+)」/gu;
const quotesIn = (text: string) =>
  [...text.matchAll(outerQuotes)].map((match) => match.slice(1).find((quote) => quote !== undefined) ?? "");

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether the words stand, one after the other, in one of the texts that the task was given. */
function isTold(quote: string, input: unknown): boolean {
  const words = wordsOf(quote);
  return textsOf(input).some(({ text }) => wordsOf(text).includes(words));
}
