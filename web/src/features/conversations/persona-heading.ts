import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { nameInTitle } from "@seedbed/rules/customers/persona-words";

/** "Talk to Marta, facility". */
export const talkTitle = ({ name }: Pick<CustomerProfile, "name">): string => `Talk to ${nameInTitle(name)}`;

/** What a persona answers from. */
export function answersFrom({ signals }: Pick<CustomerProfile, "signals">): string {
  const found = signals.filter(({ isHypothesis }) => !isHypothesis).length;
  if (found === 0) return "Answers from this profile and your concept";
  return `Answers from this profile, ${found} ${found === 1 ? "signal" : "signals"} and your concept`;
}
