import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { Touched } from "@seedbed/contract/report/interviews/schemas";
import { stanceLines } from "@seedbed/contract/report/vocabulary";
import { atStake } from "./guide/at-stake.ts";

/** What a signal of an interview with such a person may touch: pains, what the profile holds to, and the assumptions at stake first. */
export function touchableBy(profile: CustomerProfile | undefined, assumptions: readonly Assumption[]): Touched[] {
  const pains = profile?.pains ?? [];
  const { stance } = profile ?? {};
  const ordered = [...new Set([...atStake(assumptions), ...assumptions])];
  return [
    ...pains.map(({ uuid, description }) => ({ kind: "pain" as const, item: uuid, label: description })),
    ...stanceLines.flatMap((line) =>
      stance && stance[line].text !== "" ? [{ kind: "stance" as const, item: line, label: stance[line].text }] : [],
    ),
    ...ordered.map(({ uuid, statement }) => ({ kind: "assumption" as const, item: uuid, label: statement })),
  ];
}
