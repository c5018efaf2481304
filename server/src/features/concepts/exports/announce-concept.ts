import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { presentWorkflowUpdate } from "../present.ts";
import { type ConceptRow, findConcept } from "../store.ts";
import type { ReadReportStates, ReportState } from "./report-state.ts";

/** Tells the company what happened to a concept and where its report stands now. Does nothing when the concept is gone. */
export async function announceConcept(
  readReportStates: ReadReportStates,
  transaction: Transaction,
  tenant: { accountId: string; userId: string },
  conceptId: string,
  eventType: ConceptWorkflowUpdate["eventType"],
  message = "",
): Promise<void> {
  const found = await findConcept(transaction, conceptId, tenant.userId);
  const report = (await readReportStates(transaction, [conceptId])).get(conceptId);
  if (!found || !report) return;
  announceKnownConcept(transaction, tenant.accountId, found.concept, report, eventType, message);
}

/** Like `announceConcept`, of what has just been read. */
export function announceKnownConcept(
  transaction: Transaction,
  accountId: string,
  concept: ConceptRow,
  report: ReportState,
  eventType: ConceptWorkflowUpdate["eventType"],
  message = "",
): void {
  const update = presentWorkflowUpdate(concept, report, eventType, message);
  publish(transaction, { accountId }, "concept.workflow.update.account", update);
}
