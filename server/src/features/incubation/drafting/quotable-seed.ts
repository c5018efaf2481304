import type { DraftLanguage } from "../../../platform/drafting/telling/draft-language.ts";
import { type Statement, statementsOf, type Topic } from "../../../platform/drafting/telling/statement.ts";
import type { SeedBrief } from "../exports/seed-brief.ts";
import { told, toldInSeed, topicsByIdentifier } from "../exports/told.ts";

/** What drafts about a seed can quote. */
export interface QuotableSeed {
  /** English where people wrote in a language that drafts are not written in; then there are no statements. */
  language: DraftLanguage;
  isForeign: boolean;
  statements: readonly Statement[];
  /** Topics that people spoke about, in words that can be quoted or not. */
  answered: ReadonlySet<Topic>;
}

/** The questions that statements about a topic answer. */
export const identifiersOfTopic = (topic: Topic): string[] =>
  Object.keys(topicsByIdentifier).filter((identifier) => topicsByIdentifier[identifier] === topic);

/** Characters of a quotation inside a sentence. */
const longest = 130;
/** The idea is told by how it begins, and by its numbers. */
const mostOfIdea = 3;
/** As many statements about one topic are a story. */
const story = 5;
const address = /https?:|www\.|@/iu;
const questionMarks = /[?？؟\u037e]+|(?<=\p{Script=Greek});/gu;

/**
 * The statements of a seed, as far as they can stand inside a sentence of a draft. With the title of a concept that was made from it, the title
 * stands for the idea: other texts of a concept may be a draft's own.
 */
export function quotableSeed(brief: SeedBrief, title = ""): QuotableSeed {
  const { language, statements } = toldInSeed(brief);
  const quotable = onlyQuotable(statements);
  const titled = language ? quotableIn("idea", title) : [];
  const [first, ...more] = titled.length > 0 ? titled : quotable.filter(isIdea);
  const further = [...more.filter(({ hasFigure }) => hasFigure), ...more.filter(({ hasFigure }) => !hasFigure)];
  const ideas = first ? [first, ...further].slice(0, mostOfIdea) : [];
  return {
    language: language ?? "en",
    isForeign: language === undefined,
    statements: [...ideas, ...withFiguresOfStoriesFirst(quotable.filter((statement) => !isIdea(statement)))],
    answered: answeredTopics(brief),
  };
}

/** The company's goal in place of what was said about an idea, before anything is. */
export function quotableGoal({ company }: SeedBrief): QuotableSeed {
  const { language, statements } = told(statementsOf("idea", company.goal), company);
  return {
    language: language ?? "en",
    isForeign: language === undefined,
    statements: onlyQuotable(statements),
    answered: new Set(),
  };
}

/** Of a story, what is counted says more than how it begins; a few statements stay in their order. */
function withFiguresOfStoriesFirst(statements: readonly Statement[]): Statement[] {
  return Object.values(Object.groupBy(statements, ({ topic }) => topic)).flatMap((told) =>
    told.length < story ? told : told.toSorted((one, other) => Number(other.hasFigure) - Number(one.hasFigure)),
  );
}

const isIdea = ({ topic }: Statement) => topic === "idea";

function answeredTopics({ answers: answered }: SeedBrief): ReadonlySet<Topic> {
  return new Set(
    answered.flatMap(({ identifier, answers }) =>
      answers.some((answer) => answer.trim() !== "") ? (topicsByIdentifier[identifier] ?? []) : [],
    ),
  );
}

/** What a text says about a topic, as far as it can stand inside a sentence. */
export const quotableIn = (topic: Topic, text: string): Statement[] => onlyQuotable(statementsOf(topic, text));

function onlyQuotable(statements: readonly Statement[]): Statement[] {
  return statements
    .filter(({ text }) => text.length <= longest && !address.test(text))
    .map((statement) => ({ ...statement, text: statement.text.replace(questionMarks, "").trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
