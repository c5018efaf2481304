import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf, nameInTitle } from "@seedbed/rules/customers/persona-words";

/** "Talk to Marta, facility". */
export const talkTitle = ({ name }: Pick<CustomerProfile, "name">): string => `Talk to ${nameInTitle(name)}`;

/** A persona's first name, or the whole one where another of them has the same first name. */
export function calledAmong(profile: CustomerProfile, all: readonly CustomerProfile[]): string {
  const first = firstNameOf(profile.name);
  const isShared = all.some(({ uuid, name }) => uuid !== profile.uuid && firstNameOf(name) === first);
  return isShared ? profile.name : first;
}

/** What a persona answers from. */
export function answersFrom({ signals }: Pick<CustomerProfile, "signals">): string {
  const found = signals.filter(({ isHypothesis }) => !isHypothesis).length;
  if (found === 0) return "Answers from this profile and your concept";
  return `Answers from this profile, ${found} ${found === 1 ? "signal" : "signals"} and your concept`;
}
