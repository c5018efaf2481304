import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../../platform/database/database.ts";
import { announceKnownConcept } from "../../../concepts/exports/announce-concept.ts";
import type { requireConceptToChange } from "../../../concepts/exports/get-concept.ts";
import type { ReportState } from "../../../concepts/exports/report-state.ts";
import { readReportStates } from "../../read-report-states.ts";

/** A concept that is held, and where its report stood when it was. */
export interface HeldConcept {
  concept: Awaited<ReturnType<typeof requireConceptToChange>>;
  statuses: unknown;
}

/** Where the reports of held concepts stand. */
export async function holdStanding(
  transaction: Transaction,
  concepts: readonly HeldConcept["concept"][],
): Promise<HeldConcept[]> {
  const states = await statesOf(transaction, concepts);
  return concepts.map((concept) => ({ concept, statuses: statusesOf(states.get(concept.concept.id)) }));
}

/** Tells the company of those whose report stands elsewhere by now. */
export async function announceStanding(
  transaction: Transaction,
  accountId: string,
  held: readonly HeldConcept[],
): Promise<void> {
  const states = await statesOf(
    transaction,
    held.map(({ concept }) => concept),
  );
  for (const { concept, statuses } of held) {
    const report = states.get(concept.concept.id);
    if (report && !isDeepStrictEqual(statusesOf(report), statuses))
      announceKnownConcept(transaction, accountId, { found: concept, report, eventType: "changed" });
  }
}

const statesOf = (transaction: Transaction, concepts: readonly HeldConcept["concept"][]) =>
  readReportStates(
    transaction,
    concepts.map(({ concept }) => concept.id),
  );

const statusesOf = (report: ReportState | undefined) =>
  Object.values(report?.reportStatusBySection ?? {}).map(({ status }) => status);
