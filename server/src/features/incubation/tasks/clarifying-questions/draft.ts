import { clarifyingQuestionsPerRun } from "@seedbed/contract/limits";
import type { Topic } from "../../../../platform/drafting/telling/statement.ts";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import { quotableSeed } from "../../drafting/quotable-seed.ts";
import { createSeedTelling } from "../../drafting/seed-telling.ts";
import { askedBefore } from "./asked-before.ts";
import { inquiriesFor } from "./inquiries/inquiries-for.ts";
import type { ClarifyingQuestionsOutput } from "./output.ts";
import type { ClarifyingQuestionsInput } from "./prompt.ts";
import { questionsOnConcept, questionsOnSeed } from "./question-openers.ts";

/** Numbers about today can have been checked; a sign of success is hoped for, and money has a question of its own. */
const aboutToday: ReadonlySet<Topic> = new Set(["pains", "changes"]);

/** Questions about the person's own statements, and about what is not said yet. */
export function draftClarifyingQuestions(input: ClarifyingQuestionsInput, seed: string): ClarifyingQuestionsOutput {
  const quotable = quotableSeed(input.brief, input.concept?.title);
  const telling = createSeedTelling(quotable, seed, input.concept ? questionsOnConcept : questionsOnSeed);
  const asked = new Set(askedBefore(input).map(plainName));
  const figure = quotable.statements.find(({ hasFigure, topic }) => hasFigure && aboutToday.has(topic));
  const questions = inquiriesFor(input, quotable, telling.random).flatMap(({ icon, titles, topics, words }) => {
    const matter = words[telling.language];
    const about = topics.length > 0 ? telling.tell(matter, ...topics) : figure && telling.tellOf(figure, matter.said);
    return about && !asked.has(plainName(about.text))
      ? [{ title: titles[telling.language], icon, question: about.text }]
      : [];
  });
  return { questions: questions.slice(0, clarifyingQuestionsPerRun.max) };
}
