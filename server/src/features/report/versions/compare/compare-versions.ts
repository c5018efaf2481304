import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { ComparedPart, VersionComparison } from "@seedbed/contract/report/versions/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { type AskedConcept, requireConcept } from "../../../concepts/exports/get-concept.ts";
import { readRevision } from "../../revisions/revision-store.ts";
import { sections } from "../../sections.ts";
import { noSuchVersion, readVersion } from "../list-versions.ts";
import { findVersion, readVersionSections, type VersionRow } from "../version-store.ts";
import { readWhatStands } from "../what-stands.ts";
import { compareContents } from "./compare-contents.ts";

/** A version's words and the revision of each section it holds; of what stands alike. */
interface Side {
  words: VersionRow["words"];
  sections: ReadonlyMap<ReportSection, { revision: number }>;
}

/** How a version differs from a later one, or from what stands. Throws `not_found`. */
export async function compareVersions(
  transaction: Transaction,
  asked: AskedConcept,
  { before, after }: { before: string; after: string | undefined },
): Promise<VersionComparison> {
  const { concept } = await requireConcept(transaction, asked.reference, asked.actor.userId);
  const conceptId = concept.id;
  const [one, other] = [
    await readSide(transaction, conceptId, before),
    after === undefined ? await readWhatStands(transaction, conceptId) : await readSide(transaction, conceptId, after),
  ];
  if (!one || !other) throw noSuchVersion();
  const parts = [compareWords(one, other)];
  for (const section of reportSections) {
    const revisions = [one.sections.get(section)?.revision, other.sections.get(section)?.revision] as const;
    parts.push(await compareSection(transaction, { conceptId, section }, revisions));
  }
  return {
    before: await readVersion(transaction, asked, before),
    after: after === undefined ? null : await readVersion(transaction, asked, after),
    parts: parts.filter((part) => part !== null),
  };
}

async function readSide(transaction: Transaction, conceptId: string, id: string): Promise<Side | undefined> {
  const version = await findVersion(transaction, { conceptId, id });
  return version && { words: version.words, sections: await readVersionSections(transaction, version.id) };
}

function compareWords(one: Side, other: Side): ComparedPart | null {
  const things = compareContents({ before: one.words, after: other.words }, {});
  return things.length > 0 ? { part: "concept", change: "changed", things } : null;
}

async function compareSection(
  transaction: Transaction,
  key: { conceptId: string; section: ReportSection },
  [was, is]: readonly [was: number | undefined, is: number | undefined],
): Promise<ComparedPart | null> {
  const { section } = key;
  if (was === is) return null;
  if (was === undefined || is === undefined)
    return { part: section, change: was === undefined ? "added" : "removed", things: [] };
  const [before, after] = [await readRevision(transaction, key, was), await readRevision(transaction, key, is)];
  const things = compareContents({ before: before?.content, after: after?.content }, sections[section].items);
  return things.length > 0 ? { part: section, change: "changed", things } : null;
}
