import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { type AskedConcept, requireConcept } from "../../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { conceptWords } from "../../operations/concept-words.ts";
import { findRejections } from "../../revisions/verdict-store.ts";
import { findPlan, type PlanRow } from "../plan/plan-store.ts";
import { presentPlan } from "../plan/present-plan.ts";
import { presentRead } from "./present-read.ts";
import { findLastResearch, spentOnCalls } from "./progress-store.ts";

type Dependencies = Pick<ReportDependencies, "library" | "research">;

/** The plan of a concept's research, and what the last run asked and read. Throws `not_found`. */
export async function readResearch(
  dependencies: Dependencies,
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<ResearchState> {
  const { library, research } = dependencies;
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const plan = await findPlan(transaction, concept.id);
  return {
    provider: research ? (library.provider?.name ?? null) : null,
    plan: plan ? await presentPlan(dependencies, transaction, { plan, concept: conceptWords(concept) }) : null,
    progress: await readProgress(transaction, { accountId: actor.accountId, conceptId: concept.id }, plan),
  };
}

async function readProgress(
  transaction: Transaction,
  key: { accountId: string; conceptId: string },
  plan: PlanRow | undefined,
): Promise<ResearchState["progress"]> {
  const found = await findLastResearch(transaction, key.conceptId);
  if (!found) return null;
  const { progress, reads, startedAt, status, earlier } = found;
  const sum = (count: (row: (typeof progress)[number]) => number) => progress.reduce((all, row) => all + count(row), 0);
  const onCalls = await spentOnCalls(transaction, { ...key, since: startedAt, earlier });
  const isPriced = onCalls !== null && progress.every(({ usd }) => usd !== null);
  const rejected = await findRejections(
    transaction,
    reads.flatMap(({ source, url }) => (source === null ? [] : [{ uuid: source, url }])),
  );
  const current = progress.find((row) => row.current !== null)?.current;
  return {
    isRunning: status === "running" && progress.some(({ isDone }) => !isDone),
    asked: sum(({ asked }) => asked),
    questions: sum(({ questions }) => questions),
    current: plan?.questions.find(({ uuid }) => uuid === current) ?? null,
    pages: reads.map((row) => ({ ...presentRead(row), isRejected: row.source !== null && rejected.has(row.source) })),
    usd: isPriced ? onCalls + sum(({ usd }) => usd ?? 0) : null,
    ended: progress.find(({ ended }) => ended !== null)?.ended ?? null,
  };
}
