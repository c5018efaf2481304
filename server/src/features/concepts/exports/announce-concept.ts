import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { type ConceptNews, presentWorkflowUpdate } from "../present.ts";
import { type ConceptWithPeople, findConcept } from "../store.ts";
import type { ReportState } from "./report-state.ts";

interface AnnouncedConcept extends ConceptNews {
  accountId: string;
  userId: string;
  conceptId: string;
}

/** Tells the company what happened to a concept and where its report stands now. Does nothing when the concept is gone. */
export async function announceConcept(
  { readReportStates }: Pick<ConceptDependencies, "readReportStates">,
  transaction: Transaction,
  { accountId, userId, conceptId, eventType, message = "" }: AnnouncedConcept,
): Promise<void> {
  const found = await findConcept(transaction, conceptId, userId);
  const report = (await readReportStates(transaction, [conceptId])).get(conceptId);
  if (!found || !report) return;
  announceKnownConcept(transaction, accountId, { found, report, eventType, message });
}

/** Like `announceConcept`, of what has just been read. */
export function announceKnownConcept(
  transaction: Transaction,
  accountId: string,
  { found, report, ...news }: { found: ConceptWithPeople; report: ReportState } & ConceptNews,
): void {
  const data = presentWorkflowUpdate(found, report, news);
  publish(transaction, { accountId }, { type: "concept.workflow.update.account", data });
}
