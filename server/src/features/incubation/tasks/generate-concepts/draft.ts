import { conceptTextMaxLength } from "@seedbed/contract/limits";
import { betweenSentences } from "../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../platform/drafting/telling/statement.ts";
import { aboutWords } from "../../drafting/openers.ts";
import { type QuotableSeed, quotableIn, quotableSeed } from "../../drafting/quotable-seed.ts";
import { createSeedTelling, type SeedTelling, type Sentence } from "../../drafting/seed-telling.ts";
import { titlesOf } from "./concept-title.ts";
import type { Direction } from "./directions/direction.ts";
import { directionsFor, wantedEffect } from "./directions/directions.ts";
import { findRestsOn } from "./draft-rests-on.ts";
import { opportunityWriter } from "./opportunity/draft-opportunity.ts";
import { type GenerateConceptsOutput, type GeneratedTexts, searches } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";
import { isTooNear, type TitleAndSummary } from "./too-near.ts";
import { clarification, limit, stopping, wish } from "./wording/conditions.ts";
import { earning, saving, strength, sum } from "./wording/means.ts";
import { alternative, problem, value } from "./wording/need.ts";

const foreign =
  "Drafts cannot be written in the language of these answers, so this shows the structure and what to ask.";

/** Concepts that take what was said in different directions, quoting it; what was not said is named as a thing to find out. */
export function draftConcepts(input: GenerateConceptsInput, seed: string): GenerateConceptsOutput {
  const quotable = quotableSeed(input.brief);
  const telling = createSeedTelling(quotable, seed);
  const write = conceptWriter(input, quotable, telling);
  return { concepts: chooseBeginnings(input, telling).map(write) };
}

/** A direction with its title and summary, by which people tell concepts apart. */
interface Beginning {
  direction: Direction;
  title: Sentence;
  summary: Sentence;
}

function chooseBeginnings(input: GenerateConceptsInput, telling: SeedTelling): Beginning[] {
  const known: TitleAndSummary[] = [...input.existing, ...input.dropped, ...(input.tooNear ?? [])];
  const isSaid = ({ topics }: Direction) => telling.next(...topics) !== undefined;
  const candidates = directionsFor(input.brief, isSaid).map((direction) => beginningsOf(direction, telling));
  const chosen: Beginning[] = [];
  const near: Beginning[] = [];
  for (const beginnings of candidates) {
    if (chosen.length === input.count) break;
    const different = beginnings.find((one) => !known.some((other) => isTooNear(other, inWords(one))));
    if (!different) near.push(...beginnings.slice(0, 1));
    if (!different) continue;
    known.push(inWords(different));
    chosen.push(different);
  }
  // When all ways are known already, one that is known is better than none.
  return [...chosen, ...near].slice(0, input.count);
}

const inWords = ({ title, summary }: Beginning): TitleAndSummary => ({ title: title.text, summary: summary.text });

function beginningsOf(direction: Direction, telling: SeedTelling): Beginning[] {
  const summary = telling.tell(direction.words[telling.language].summary, ...direction.topics);
  const lead = direction.topics.some((topic) => topic === summary.quotes?.topic) ? summary.quotes : undefined;
  return titlesOf(direction, telling, { lead, idea: telling.idea }).map((title) => ({
    direction,
    title,
    summary,
  }));
}

const moneySign = /\p{Sc}|円|\b(?:EUR|USD|GBP|CHF|JPY|euros?|dollars?)\b/iu;

/** How it earns or saves; of a sum that was named elsewhere it is not claimed what it is for. */
function money(saves: boolean, { statements }: QuotableSeed, telling: SeedTelling): Sentence {
  const topic = saves ? "costs" : "earning";
  const named = statements.find(({ text, hasFigure }) => hasFigure && moneySign.test(text));
  if (named && !telling.next(topic)) return telling.tellOf(named, sum[telling.language]);
  return telling.tell((saves ? saving : earning)[telling.language], topic);
}

function conceptWriter(input: GenerateConceptsInput, quotable: QuotableSeed, telling: SeedTelling) {
  const { language } = telling;
  const wanted = wantedEffect(input.brief);
  const { isForeign } = quotable;
  const wishes = isForeign ? [] : quotableIn("clarified", input.instructions).slice(0, 1);
  const restsOn = findRestsOn(input.brief);
  const tellOpportunity = searches(input.brief) ? opportunityWriter(input, quotable, restsOn) : undefined;
  const ifSaid = (quotes: Statement | undefined, ends: readonly string[]) =>
    quotes ? [telling.tellOf(quotes, ends)] : [];

  return ({ direction, title, summary }: Beginning, index: number): GeneratedTexts => {
    const words = direction.words[language];
    const lead = direction.topics.some((topic) => topic === summary.quotes?.topic) ? summary.quotes : undefined;
    const saves = (direction.pays ?? wanted ?? (index % 2 === 0 ? "revenue" : "savings")) === "savings";
    const overview = withinLimit([
      ...ifSaid(direction.stepAbout === "idea" ? telling.idea : telling.next(direction.stepAbout), words.step),
      money(saves, quotable, telling),
      ...wishes.map((said) => telling.tellOf(said, wish[language], aboutWords)),
      ...ifSaid(telling.next("limits"), limit[language]),
      ...ifSaid(telling.next("clarified"), clarification[language]),
      telling.tell(stopping[language], "audience"),
    ]);
    const problemStatement = telling.tell(problem[language], "pains", "changes");
    const valueProposition = telling.tell(value[language], "success");
    const difference = lead
      ? telling.tellOf(lead, words.difference)
      : telling.tell({ said: [], unsaid: alternative[language] });
    const right = telling.tell(strength[language], "assets");
    return {
      title: title.text,
      summary: summary.text,
      ...(tellOpportunity && { opportunity: tellOpportunity(title.text, index) }),
      overview: (isForeign ? `${foreign} ` : "") + textOf(overview, telling),
      problemStatement: problemStatement.text,
      valueProposition: valueProposition.text,
      differentiators: [difference.text],
      rightsToWin: [right.text],
      restsOn: {
        title: restsOn([title]),
        summary: restsOn([summary]),
        // Whether it earns or saves was chosen there.
        overview: restsOn(overview, ["value_source"]),
        problemStatement: restsOn([problemStatement]),
        valueProposition: restsOn([valueProposition]),
        differentiators: restsOn([difference]),
        rightsToWin: restsOn([right]),
      },
    };
  };
}

const textOf = (sentences: readonly Sentence[], { language }: SeedTelling) =>
  sentences.map(({ text }) => text).join(betweenSentences[language]);

/** The sentences that an overview holds, with room for one more. */
function withinLimit(sentences: readonly Sentence[]): Sentence[] {
  let left = conceptTextMaxLength - foreign.length - 1;
  return sentences.filter(({ text }) => {
    const fits = text.length + 1 <= left;
    if (fits) left -= text.length + 1;
    return fits;
  });
}
