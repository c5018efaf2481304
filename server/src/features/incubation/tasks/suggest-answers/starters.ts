import type { Topic } from "../../../../platform/drafting/telling/statement.ts";
import { audienceStarters, fieldStarters, ideaStarters } from "./wording/about-the-idea.ts";
import { changeStarters, costStarters, painStarters } from "./wording/about-the-need.ts";
import { clarifyingStarters, earningStarters, limitStarters, successStarters } from "./wording/about-the-outcome.ts";
import type { Starters } from "./wording/starter.ts";

/** Ways to begin the answer to a question, and what to quote for it, best first. */
interface StartersOfQuestion {
  starters: Starters;
  quotes: readonly Topic[];
}

const byIdentifier: Readonly<Record<string, StartersOfQuestion>> = {
  idea: { starters: ideaStarters, quotes: ["pains", "audience", "idea"] },
  field: { starters: fieldStarters, quotes: ["audience", "changes", "idea"] },
  audience: { starters: audienceStarters, quotes: ["pains", "changes", "idea"] },
  pains: { starters: painStarters, quotes: ["audience", "idea"] },
  changes: { starters: changeStarters, quotes: ["audience", "idea"] },
  earning: { starters: earningStarters, quotes: ["audience", "pains", "idea"] },
  cost_sources: { starters: costStarters, quotes: ["changes", "audience", "idea"] },
  limits: { starters: limitStarters, quotes: ["idea", "earning", "costs"] },
  success: { starters: successStarters, quotes: ["pains", "changes", "audience", "idea"] },
};

/** Of the question with this identifier, or of one that was asked back. */
export function startersFor(identifier: string | null): StartersOfQuestion {
  const own = identifier === null ? undefined : byIdentifier[identifier];
  return own ?? { starters: clarifyingStarters, quotes: ["idea", "audience", "pains", "changes"] };
}
