import { isAside, readAnswer } from "@seedbed/rules/questionnaire/answers/read-answer";
import { type Topic, topics } from "../../../../platform/drafting/telling/statement.ts";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import { aboutSaid, aboutWords, missingBeside, toFindOut } from "../../drafting/openers.ts";
import { quotableGoal, quotableSeed } from "../../drafting/quotable-seed.ts";
import { createSeedTelling, type SeedTelling, type Sentence } from "../../drafting/seed-telling.ts";
import type { SuggestAnswersOutput } from "./output.ts";
import { fewestSuggestions, openOptions, type SuggestAnswersInput, suggestionCount } from "./prompt.ts";
import { startersFor } from "./starters.ts";
import { aboutGoal, nothingBefore } from "./suggestion-openers.ts";
import { reasonForAnyOption, reasonsByOption } from "./wording/options.ts";

type Suggestion = SuggestAnswersOutput["suggestions"][number];

/** Ways to begin an answer from what was said before, or what would speak for an option. Nothing in them is made up. */
export function draftSuggestions(input: SuggestAnswersInput, seed: string): SuggestAnswersOutput {
  const suggestions = input.question.options.length > 0 ? reasons(input, seed) : beginnings(input, seed);
  return { suggestions };
}

function reasons(input: SuggestAnswersInput, seed: string): Suggestion[] {
  const { brief, question, present, concept } = input;
  const openers = { said: concept ? aboutWords : aboutSaid, missing: missingBeside, open: nothingBefore };
  const telling = createSeedTelling(quotableSeed(brief, concept?.title), seed, openers);
  return telling.random
    .shuffle(openOptions(question, present))
    .slice(0, suggestionCount(input))
    .map(({ value, label }) => {
      const reason = (reasonsByOption[value] ?? reasonForAnyOption)[telling.language];
      return { title: label, description: told(telling, ["idea", "audience", "pains", "changes"], reason) };
    });
}

function beginnings(input: SuggestAnswersInput, seed: string): Suggestion[] {
  const { question, present, concept } = input;
  const brief = withPresent(input);
  const said = quotableSeed(brief, concept?.title);
  const quotable = said.answered.size > 0 || concept ? said : quotableGoal(brief);
  const openers = { said: quotable === said ? aboutWords : aboutGoal, missing: toFindOut, open: nothingBefore };
  const telling = createSeedTelling(quotable, seed, openers);
  const { starters, quotes } = startersFor(question.identifier);
  const given = present.map(plainName);
  const isTaken = ([, words]: readonly [string, string]) => given.some((text) => text.includes(plainName(words)));
  const shuffled = telling.random.shuffle(starters[telling.language]);
  const fresh = shuffled.filter((starter) => !isTaken(starter));
  const suggestions = [...fresh, ...shuffled.filter(isTaken)]
    .map(([title, words]) => ({ title, description: told(telling, quotes, words) }))
    .filter(({ description }) => !given.includes(plainName(description)));
  return suggestions.slice(0, Math.max(fewestSuggestions(input), Math.min(fresh.length, suggestionCount(input))));
}

/** The brief with what the person has in hand, so that a first word is built on, in its language. Words beside the question are no matter of it. */
function withPresent({
  brief,
  question: { identifier, label },
  present,
}: SuggestAnswersInput): SuggestAnswersInput["brief"] {
  const answers = present.filter((text) => !isAside(readAnswer(text)));
  if (identifier === null || answers.length === 0) return brief;
  const others = brief.answers.filter((answered) => answered.identifier !== identifier);
  return { ...brief, answers: [...others, { identifier, label, answers }] };
}

/** The words after a quotation about one of these topics, or about any other, as a sentence. */
function told(telling: SeedTelling, about: readonly Topic[], words: string): string {
  const first = about.find((topic) => telling.next(topic));
  const quotes = telling.next(...(first ? [first] : topics));
  const { text }: Sentence = quotes ? telling.tellOf(quotes, [words]) : telling.tell({ said: [], unsaid: [words] });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
