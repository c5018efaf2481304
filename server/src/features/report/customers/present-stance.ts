import type { Stance, StanceLine } from "@seedbed/contract/report/customers/schemas";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";
import type { ResearchInput } from "../writing/evidence/research-input.ts";
import type { ProfileStanceOutput } from "./tasks/profile-stance/output.ts";
import { type SaidWhere, saidWhere } from "./tasks/profile-stance/said-where.ts";

/** How sure a line can be by where its words stand; what nobody said is never more than a guess. */
const groundOf = (said: SaidWhere | undefined): Pick<StanceLine, "basis" | "sureness" | "from"> => {
  if (!said) return { basis: "assumed", sureness: "low", from: [] };
  if (said.by === "passage") return { basis: "source", sureness: "medium", from: [said.label] };
  return { basis: "answer", sureness: said.by === "answer" ? "high" : "medium", from: [said.label] };
};

/** What a persona holds to, each line with where it comes from. Without a written stance nothing but the part in a purchase is known. */
export function presentStance(
  role: Stance["role"],
  written: ProfileStanceOutput | undefined,
  given: { brief: ConceptBrief } & ResearchInput,
): Stance {
  const line = (text = "", words = ""): StanceLine => ({
    text,
    ...groundOf(text === "" ? undefined : saidWhere(words, given)),
  });
  return {
    role,
    usesToday: line(written?.usesToday, written?.usesTodayWords),
    switchingCosts: line(written?.switchingCosts, written?.switchingCostsWords),
    priceLimit: {
      ...line(written?.priceLimit, written?.priceLimitWords),
      amount: written?.priceAmount ?? null,
      per: written?.pricePer ?? "",
    },
    decidesWith: line(written?.decidesWith, written?.decidesWithWords),
    saysNoTo: line(written?.saysNoTo, written?.saysNoToWords),
  };
}
