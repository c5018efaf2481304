import type { Random } from "../../../../../platform/drafting/random.ts";
import type { QuotableSeed } from "../../../drafting/quotable-seed.ts";
import { answersTo } from "../../../operations/answers-to.ts";
import type { ClarifyingQuestionsInput } from "../prompt.ts";
import { cost, payment } from "./about-money.ts";
import { figure, need, people } from "./about-need.ts";
import { beginning, ending, limits, means } from "./about-the-way.ts";
import type { Inquiry } from "./inquiry.ts";

/**
 * Matters to ask about, best first: money, where it begins when there is a concept, what was said, and then what was not said. More than
 * a run holds, for those that were asked before.
 */
export function inquiriesFor(
  { brief, concept }: ClarifyingQuestionsInput,
  { statements }: QuotableSeed,
  random: Random,
): Inquiry[] {
  const saves = answersTo(brief.answers, "value_source")[0] === "Lower costs";
  const isSaid = ({ topics }: Inquiry) => statements.some(({ topic }) => topics.includes(topic));
  const others = random.shuffle([people, need, means, ending, limits]);
  return [
    saves ? cost : payment,
    ...(concept ? [beginning] : []),
    ...random.shuffle([figure, ...others.filter(isSaid)]),
    ...(concept ? [] : [beginning]),
    ...others.filter((inquiry) => !isSaid(inquiry)),
  ];
}
