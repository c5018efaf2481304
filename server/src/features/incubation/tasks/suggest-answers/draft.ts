import { answerMaxLength } from "@seedbed/contract/limits";
import { businessModels } from "../../../../library/business-models.ts";
import { costSavingMethods } from "../../../../library/cost-saving-methods.ts";
import { rankByKeywords } from "../../../../platform/drafting/rank.ts";
import { type DraftWords, draftWords, titlePhrase } from "../../drafting/draft-words.ts";
import { withinLimit } from "../../drafting/within-limit.ts";
import { reasonForAnyOption, reasonsByOption } from "./option-templates.ts";
import type { SuggestAnswersOutput } from "./output.ts";
import { openOptions, type SuggestAnswersInput, suggestionCount } from "./prompt.ts";
import type { SuggestionTemplate } from "./suggestion-template.ts";
import { templatesAboutNeed } from "./templates-about-need.ts";
import { templatesAboutOutcome } from "./templates-about-outcome.ts";
import { templatesBeforeAnything } from "./templates-before-anything.ts";
import { templatesForClarifying } from "./templates-for-clarifying.ts";

const templatesByIdentifier: Readonly<Record<string, readonly SuggestionTemplate[]>> = {
  ...templatesAboutNeed,
  ...templatesAboutOutcome,
};

type Suggestion = SuggestAnswersOutput["suggestions"][number];

/** Suggestions from the person's own words and the project's library. Fewer than asked, or none, when all it has is given. */
export function draftSuggestions(input: SuggestAnswersInput, seed: string): SuggestAnswersOutput {
  const { brief, concept } = input;
  const words = concept ? draftWords(brief, seed, { idea: titlePhrase(concept.title) }) : draftWords(brief, seed);
  const suggestions = input.question.options.length > 0 ? optionReasons(input, words) : textSuggestions(input, words);
  return { suggestions: suggestions.slice(0, suggestionCount(input)) };
}

function optionReasons({ question, present }: SuggestAnswersInput, { composer }: DraftWords): Suggestion[] {
  return composer.random.shuffle(openOptions(question, present)).map(({ value, label }) => ({
    title: label,
    description: withinLimit([composer.sentence([reasonsByOption[value] ?? reasonForAnyOption])], answerMaxLength),
  }));
}

function textSuggestions({ brief, question, present }: SuggestAnswersInput, words: DraftWords): Suggestion[] {
  const { composer } = words;
  const given = new Set(present.map(plainWords));
  const isNew = ({ title, description }: Suggestion) =>
    !given.has(plainWords(description)) && !given.has(plainWords(title));
  return templatesFor(question.identifier, brief.answers.length > 0, words)
    .map(({ title, description }) => ({
      title: withinLimit([composer.phrase([title])], 120),
      description: withinLimit([composer.phrase([description])], answerMaxLength),
    }))
    .filter(isNew);
}

function templatesFor(
  identifier: string | null,
  hasAnswers: boolean,
  words: DraftWords,
): readonly SuggestionTemplate[] {
  const { random } = words.composer;
  if (!hasAnswers) return random.shuffle(templatesBeforeAnything);
  const own = (identifier === null ? undefined : templatesByIdentifier[identifier]) ?? templatesForClarifying;
  return [...fromLibrary(identifier, words), ...random.shuffle(own)];
}

// What the library says of earning, saving and buyers in the recognised trade comes first.
function fromLibrary(identifier: string | null, { text, sector, composer }: DraftWords): SuggestionTemplate[] {
  const { random } = composer;
  if (identifier === "earning") {
    return rankByKeywords(businessModels, text, random)
      .slice(0, 5)
      .map(({ subtype, description }) => ({ title: subtype, description }));
  }
  if (identifier === "cost_sources") {
    const areas = rankByKeywords(costSavingMethods, text, random).flatMap((method) => method.targetAreas.slice(0, 1));
    return areas.slice(0, 5);
  }
  if (identifier === "audience" && sector) {
    return random.pickSome(sector.buyers, 2).map((buyers) => ({
      title: buyers.charAt(0).toUpperCase() + buyers.slice(1),
      description: `${buyers.charAt(0).toUpperCase() + buyers.slice(1)} in ${sector.label} who could decide about {idea} themselves`,
    }));
  }
  return [];
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
