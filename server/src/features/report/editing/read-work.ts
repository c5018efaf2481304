import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readHead, type SectionKey } from "../revisions/revision-store.ts";
import type { SectionChange } from "../revisions/section-change.ts";
import { sectionRevisions } from "../tables.ts";
import { findPeople } from "./people.ts";
import { fieldName } from "./read-written.ts";
import { readLastWritten } from "./written/read-last-written.ts";
import { resettableItems } from "./written/resettable-items.ts";

/** What of a section is people's own work, by whom and since when. Throws `not_found`. */
export async function readWork(
  transaction: Transaction,
  actor: Member,
  { reference, section }: { reference: string; section: ReportSection },
): Promise<SectionWork> {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const key = { accountId: actor.accountId, conceptId: concept.id, section };
  const head = await readHead(transaction, key);
  if (!head) throw sectionNotWritten();
  const authors = await readAuthors(transaction, key);
  const people = await findPeople(
    transaction,
    [...authors.values()].map(({ userId }) => userId),
  );
  const who = (...name: (string | null)[]) => {
    const author = authors.get(JSON.stringify(name));
    const by = (author && people.get(author.userId)) ?? null;
    return { by, at: author?.at.toISOString() ?? null, ...(author?.withAi ? { withAi: true } : {}) };
  };
  const written = await readLastWritten(transaction, key);
  return {
    edits: Object.entries(head.marks.fields).flatMap(([owner, fields]) =>
      fields.map((field) => ({
        item: owner || null,
        field,
        ...who(owner || null, field),
        ...shownValue(written.fields.get(fieldName(owner || null, field))),
      })),
    ),
    added: head.marks.added.map((item) => ({ item, ...who(item) })),
    resettable: resettableItems(written, { section, now: head.content }),
  };
}

/** As much of it as is worth sending with every page. */
const shownLength = 200;

function shownValue(value: unknown): { written?: number | string | null } {
  const isShort = typeof value === "string" && value.length <= shownLength;
  return typeof value === "number" || value === null || isShort ? { written: value } : {};
}

interface Author {
  userId: string;
  withAi: boolean;
  at: Date;
}

/** Who wrote each field last, and who added each thing; what was taken back does not count. */
async function readAuthors(transaction: Transaction, key: SectionKey): Promise<ReadonlyMap<string, Author>> {
  const made = await transaction
    .select({
      revision: sectionRevisions.revision,
      changes: sectionRevisions.changes,
      undoes: sectionRevisions.undoes,
      bringsBack: sectionRevisions.bringsBack,
      userId: sectionRevisions.userId,
      withAi: sectionRevisions.withAi,
      at: sectionRevisions.createdAt,
    })
    .from(sectionRevisions)
    .where(
      and(
        eq(sectionRevisions.conceptId, key.conceptId),
        eq(sectionRevisions.section, key.section),
        isNotNull(sectionRevisions.userId),
      ),
    )
    .orderBy(desc(sectionRevisions.revision));
  const authors = new Map<string, Author>();
  const takenBack = new Set<number>();
  let last = Number.POSITIVE_INFINITY;
  for (const { revision, changes, undoes, bringsBack, userId, withAi, at } of made) {
    if (takenBack.has(revision) || revision > last || userId === null) continue;
    if (bringsBack !== null) {
      last = bringsBack;
      continue;
    }
    if (undoes !== null) {
      takenBack.add(undoes);
      continue;
    }
    for (const change of changes) {
      const name = writtenBy(change);
      if (name && !authors.has(name)) authors.set(name, { userId, withAi, at });
    }
  }
  return authors;
}

function writtenBy(change: Pick<SectionChange, "kind"> | SectionChange): string | undefined {
  if (change.kind === "set" && "field" in change) return JSON.stringify([change.item, change.field]);
  if (change.kind === "add" && "place" in change) return JSON.stringify([change.item.uuid]);
  return undefined;
}
