import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { nameInTitle } from "@seedbed/rules/customers/persona-words";

/** "Talk to Marta, facility". */
export const talkTitle = ({ name }: Pick<CustomerProfile, "name">): string => `Talk to ${nameInTitle(name)}`;

/** What a persona answers from. */
export function answersFrom({ signals }: Pick<CustomerProfile, "signals">): string {
  if (signals.length === 0) return "Answers from this profile and your concept";
  return `Answers from this profile, ${signals.length} ${signals.length === 1 ? "signal" : "signals"} and your concept`;
}
