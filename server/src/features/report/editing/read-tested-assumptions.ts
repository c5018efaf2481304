import type { TestedAssumption, TestedStatus } from "@seedbed/contract/report/assumptions/schemas";
import { defaultBenchmark } from "@seedbed/rules/assumptions/benchmark";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { readAssumptions } from "../operations/read-assumptions.ts";
import { readWork } from "./read-work.ts";

/** The key assumptions of a concept as tests take them: with what each stands or falls by, and who made it when. Throws as `readAssumptions`. */
export async function readTestedAssumptions(
  transaction: Transaction,
  actor: Member,
  { reference, now }: { reference: string; now: string },
): Promise<TestedAssumption[]> {
  const assumptions = await readAssumptions(transaction, actor, { reference, now });
  const { added, edits } = await readWork(transaction, actor, { reference, section: "assumptions" });
  const makers = new Map(added.map(({ item, by }) => [item, by]));
  return assumptions.map((assumption) => {
    const { uuid, statement, falsifier, importance, riskCategory, status, createdAt } = assumption;
    const changed = edits.flatMap(({ item, at }) => (item === uuid && at !== null ? [at] : []));
    return {
      ...assumption,
      name: statement,
      benchmark: falsifier || defaultBenchmark(importance),
      validationStatus: testedStatus(status),
      riskLevel: riskCategory,
      createdBy: makers.get(uuid) ?? null,
      // Moments in one form, so that the last of the sorted ones is the latest.
      updatedAt: [createdAt, ...changed].toSorted().at(-1) ?? createdAt,
    };
  });
}

/** Nobody has tested what is called unvalidated. */
const testedStatus = (status: TestedStatus | "unvalidated"): TestedStatus =>
  status === "unvalidated" ? "untested" : status;
