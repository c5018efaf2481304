import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";

/** The facts that lead nowhere: no such thing or field in the profile, or other words than stand there. */
export function missingFacts(facts: readonly RestsOn[], profile: CustomerProfile): RestsOn[] {
  const things = [
    ...profile.jobs,
    ...profile.pains,
    ...profile.alternatives,
    ...profile.journey,
    ...profile.signals.filter(({ isHypothesis }) => !isHypothesis),
  ];
  return facts.filter(({ kind, item, field, label }) => {
    if (kind === "concept") return field === null;
    const found = item === null ? valueAt(profile, field ?? "") : things.find(({ uuid }) => uuid === item);
    return found === undefined || !isSaidBy(label, found);
  });
}

const valueAt = (profile: CustomerProfile, field: string): unknown =>
  field
    .split(".")
    .reduce<unknown>(
      (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
      profile,
    );

/** Whether every word of a label stands in a thing of the profile. */
function isSaidBy(label: string, thing: unknown): boolean {
  const words = JSON.stringify(thing);
  return (label.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => words.includes(word));
}
