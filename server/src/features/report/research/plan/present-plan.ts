import type { ResearchPlan } from "@seedbed/contract/report/research/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { SearchProvider } from "../../../../platform/research/search-provider.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import type { ReportDependencies, ResearchLimits } from "../../dependencies.ts";
import { estimateOf } from "./estimate.ts";
import { isOlder } from "./make-plan.ts";
import { findChanger, type PlanRow } from "./plan-store.ts";
import { readPace } from "./research-pace.ts";

const nothing = { searches: 0, pages: 0, seconds: 0, usd: 0 };

/** A plan with what it is about to take, and who changed it. */
export async function presentPlan(
  { library, research }: Pick<ReportDependencies, "library" | "research">,
  transaction: Transaction,
  { plan, concept }: { plan: PlanRow; concept: ConceptBrief["concept"] },
): Promise<ResearchPlan> {
  const { accountId, wishes, questions, changedAt } = plan;
  const estimate = async ({ usdPerSearch }: Pick<SearchProvider, "usdPerSearch">, limits: ResearchLimits) =>
    estimateOf(questions, limits, { usdPerSearch, ...(await readPace(transaction, accountId)) });
  return {
    wishes,
    questions,
    estimate: research && library.provider ? await estimate(library.provider, research) : nothing,
    isOlder: isOlder(plan, concept),
    changedBy: await findChanger(transaction, plan),
    changedAt: changedAt?.toISOString() ?? null,
  };
}
