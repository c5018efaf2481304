import type { reportRoutes } from "@seedbed/contract/report/routes";
import type { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { type AskedConcept, requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";

type Context = z.input<(typeof reportRoutes)["GET v2/concept/{id}/context"]["answer"]>;

/** The answers a concept was made from; empty lists for a concept without a seed. */
export async function readContext(
  { readSeedAnswers }: Pick<ReportDependencies, "readSeedAnswers">,
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<Context> {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const { seedId, chosenBecause } = concept;
  if (!seedId) return { seedUuid: null, chosenBecause, answers: [], clarifyingQuestions: [] };
  return { seedUuid: seedId, chosenBecause, ...(await readSeedAnswers(transaction, seedId)) };
}
