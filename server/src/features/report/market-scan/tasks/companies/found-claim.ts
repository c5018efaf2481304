import type { CitedClaim } from "../../../writing/evidence/cited-claims.ts";

export const factsOfAny = ["overview", "headquarters", "founded", "news"] as const;
export const factsOfStartup = [...factsOfAny, "key fact"] as const;
export type FoundFact = (typeof factsOfStartup)[number];

/** What passages say of a company. */
export interface FoundClaim extends CitedClaim {
  fact: FoundFact;
}
