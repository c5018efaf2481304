import { buildSlots, type IdeaWords } from "../../../library/build-slots.ts";
import { recogniseSector } from "../../../library/recognise-sector.ts";
import type { Slots } from "../../../library/slots.ts";
import { toObjectPhrase } from "../../../platform/drafting/noun-phrase.ts";
import { plainText } from "../../../platform/drafting/plain-text.ts";
import { fieldPhrase } from "../drafting/field-phrase.ts";
import { answersTo } from "../operations/answers-to.ts";
import type { AnsweredQuestion, SeedBrief } from "./seed-brief.ts";

/** The words of a seed for the offline drafter's templates. Every slot is filled, whatever was or was not answered. */
export function seedSlots(brief: SeedBrief): Slots {
  const sector = recogniseSector(brief.answers.flatMap(({ answers }) => answers))?.label;
  return {
    ...buildSlots({ ...wordsOfAnswers(brief.answers), sector }),
    company: plainText(brief.company.name) || "the company",
  };
}

/** What a person answered, by meaning; questions that were not answered are left out. */
export function wordsOfAnswers(answers: readonly AnsweredQuestion[]): IdeaWords {
  const idea = answersTo(answers, "idea");
  return {
    idea: idea.length > 0 ? idea : answersTo(answers, "field").map(programmeFor),
    audience: answersTo(answers, "audience"),
    pains: answersTo(answers, "pains"),
    changes: answersTo(answers, "changes").map(beginningWithItsSubject),
    benefits: answersTo(answers, "success"),
    assets: answersTo(answers, "assets"),
    earning: earningOf(answers),
  };
}

// "Cleaning supplies" is a field and no idea yet: what is looked for has no name but that of the field.
function programmeFor(field: string): string {
  const phrase = fieldPhrase(field, 7);
  return phrase === "" ? field : `a programme for ${phrase}`;
}

// "From 2027 canteens must report" makes no good end of a sentence; "canteens must report from 2027" does.
function beginningWithItsSubject(change: string): string {
  const [, time, rest] =
    /^((?:from|since|by|until|in|after) (?:\d{4}|(?:next|last|this) \p{L}+)(?: on)?),? (.+?)[\s.!]*$/isu.exec(change) ??
    [];
  return time && rest ? `${rest} ${time.charAt(0).toLowerCase()}${time.slice(1)}` : change;
}

function earningOf(answers: readonly AnsweredQuestion[]): string[] {
  const earning = answersTo(answers, "earning").map(withoutAfterthought);
  if (earning.length > 0) return earning;
  const savings = answersTo(answers, "cost_sources")
    .map((cost) => toObjectPhrase(cost, 8))
    .filter((cost) => cost !== "" && !cost.startsWith("the fact that"))
    .map((cost) => `savings on ${cost}`);
  if (savings.length > 0) return savings;
  const savesCosts = answersTo(answers, "value_source").some((answer) => /^(?:savings|lower costs)$/iu.test(answer));
  return savesCosts ? ["cheaper day-to-day operation", "hours that become free for other work"] : [];
}

// "A fee per floor, paid by the owner" earns with a fee per floor; who pays it makes no noun phrase.
function withoutAfterthought(text: string): string {
  const head = text.split(/[,;:]\s/u)[0] ?? text;
  return head.split(" ").length > 1 ? head : text;
}
