import type { ResearchPlan } from "@seedbed/contract/report/research/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { estimateOf } from "./estimate.ts";
import { findChanger, type PlanRow } from "./plan-store.ts";

const nothing = { searches: 0, pages: 0, seconds: 0, usd: 0 };

/** A plan with what it is about to take, and who changed it. */
export async function presentPlan(
  { library, research }: Pick<ReportDependencies, "library" | "research">,
  transaction: Transaction,
  plan: PlanRow,
): Promise<ResearchPlan> {
  const { wishes, questions, changedAt } = plan;
  return {
    wishes,
    questions,
    estimate: research && library.provider ? estimateOf(questions, research, library.provider) : nothing,
    changedBy: await findChanger(transaction, plan),
    changedAt: changedAt?.toISOString() ?? null,
  };
}
