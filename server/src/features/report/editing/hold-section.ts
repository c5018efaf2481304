import { isDeepStrictEqual } from "node:util";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { announceKnownConcept } from "../../concepts/exports/announce-concept.ts";
import { requireConceptToChange } from "../../concepts/exports/get-concept.ts";
import { readReportStates } from "../read-report-states.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readHead, type SectionKey, type StoredRevision } from "../revisions/revision-store.ts";
import type { SectionChange } from "../revisions/section-change.ts";
import { findPeople } from "./people.ts";

/** A section that is held until the transaction ends, as it stands. */
export interface ChangedSectionOf {
  actor: Member;
  concept: Awaited<ReturnType<typeof requireConceptToChange>>;
  key: SectionKey;
  head: StoredRevision;
  statuses: unknown;
}

/** Holds a section to change it. Throws `not_found` for a foreign concept, for what is no section, and for one that was never written. */
export async function holdSection(
  transaction: Transaction,
  actor: Member,
  { reference, section }: { reference: string; section: ReportSection },
): Promise<ChangedSectionOf> {
  const concept = await requireConceptToChange(transaction, reference, actor.userId);
  const key = { accountId: actor.accountId, conceptId: concept.concept.id, section };
  const head = reportSections.includes(section) ? await readHead(transaction, key) : undefined;
  if (!head) throw sectionNotWritten();
  return { actor, concept, key, head, statuses: statusesOf(await stateOf(transaction, key.conceptId)) };
}

/** Tells the company what was changed, and where the report stands when that changes with it. */
export async function tellChange(
  transaction: Transaction,
  { actor, concept, key, statuses }: ChangedSectionOf,
  { revision, changes }: { revision: number; changes: readonly SectionChange[] },
): Promise<void> {
  const { accountId, conceptId, section } = key;
  const by = (await findPeople(transaction, [actor.userId])).get(actor.userId) ?? null;
  publish(
    transaction,
    { accountId },
    {
      type: "concept.report.changed.account",
      data: { conceptUuid: conceptId, section, revision, items: itemsOf(changes), by },
    },
  );
  const report = await stateOf(transaction, conceptId);
  if (report && !isDeepStrictEqual(statusesOf(report), statuses))
    announceKnownConcept(transaction, accountId, { found: concept, report, eventType: "changed" });
}

const stateOf = async (transaction: Transaction, conceptId: string) =>
  (await readReportStates(transaction, [conceptId])).get(conceptId);

const statusesOf = (report: Awaited<ReturnType<typeof stateOf>>) =>
  Object.values(report?.reportStatusBySection ?? {}).map(({ status }) => status);

function itemsOf(changes: readonly SectionChange[]): string[] {
  const items = changes.flatMap((change) => {
    if (change.kind === "add") return [change.item.uuid, ...(change.parent === null ? [] : [change.parent])];
    return "item" in change && change.item !== null ? [change.item] : [];
  });
  return [...new Set(items)];
}
