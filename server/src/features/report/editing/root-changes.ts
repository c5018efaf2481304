import type { SectionContents } from "@seedbed/contract/report/sections";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { ReportDependencies } from "../dependencies.ts";
import type { NamedRoot, Root, RootChanges, RootSection } from "../handler-tools.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readField } from "../revisions/fields.ts";
import { readHead } from "../revisions/revision-store.ts";
import { lockConcept } from "../run/run-store.ts";
import { sectionRevisions } from "../tables.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import type { AskedChange } from "./asked-change.ts";
import { changeByHand } from "./change-by-hand.ts";

export function createRootChanges({ database, clock }: Pick<ReportDependencies, "database" | "clock">): RootChanges {
  const changed = <Name extends RootSection>(
    actor: Member,
    named: NamedRoot<Name>,
    changesOf: (root: SectionContents[Name]) => AskedChange[],
  ) =>
    database.withTenant(actor, async (transaction) => {
      const { conceptId, content } = await readRoot(transaction, named, { isHeld: true });
      const order = { actor, reference: conceptId, section: named.section, changes: changesOf(content), at: clock() };
      await changeByHand(transaction, order);
      return (await readRoot(transaction, named)).content;
    });
  return {
    read: (actor, named) => database.withTenant(actor, (transaction) => readRoot(transaction, named)),
    set: (actor, named, { fields, assertMay = () => undefined }) =>
      changed(actor, named, (root) => {
        assertMay(root);
        return Object.entries(fields).flatMap(([field, value]): AskedChange[] =>
          value === undefined ? [] : [{ kind: "set", item: null, field, value, seen: readField(root, field) }],
        );
      }),
    clear: async (actor, named, field) => {
      await changed(actor, named, (root) => {
        if (readField(root, field) === null) throw sectionNotWritten();
        return [{ kind: "clear", field }];
      });
      return undefined;
    },
  };
}

/** A section by its own uuid, with its concept held where that is asked. Throws `not_found`. */
export async function readRoot<Name extends RootSection>(
  transaction: Transaction,
  { section, id }: NamedRoot<Name>,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<Root<Name>> {
  const conceptId = isUuid(id) ? await findConceptOf(transaction, { section, id: id.toLowerCase() }) : undefined;
  if (!conceptId || (isHeld && !(await lockConcept(transaction, conceptId)))) throw sectionNotWritten();
  const content = (await readHead(transaction, { conceptId, section }))?.content as SectionContents[Name];
  if (readField(content, "uuid") !== id.toLowerCase()) throw sectionNotWritten();
  return { conceptId, content };
}

/** As the indexes say it. */
const ofSection = {
  marketScan: sql`${sectionRevisions.section} = 'marketScan'`,
  financialProjection: sql`${sectionRevisions.section} = 'financialProjection'`,
} satisfies Record<RootSection, unknown>;

async function findConceptOf(
  transaction: Transaction,
  { section, id }: { section: RootSection; id: string },
): Promise<string | undefined> {
  const [row] = await transaction
    .select({ conceptId: sectionRevisions.conceptId })
    .from(sectionRevisions)
    .where(and(ofSection[section], eq(sql`${sectionRevisions.content} ->> 'uuid'`, id)))
    .limit(1);
  return row?.conceptId;
}
