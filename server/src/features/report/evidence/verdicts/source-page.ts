import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { notFound } from "../../../../platform/failure.ts";
import { keptPages } from "../../../evidence/tables.ts";
import { restsOf } from "../../revisions/cited-sources.ts";
import { addressOf } from "../../revisions/verdict-store.ts";
import { citedSources, reportSections, sectionRevisions } from "../../tables.ts";
import { isUuid } from "../../writing/stable-uuid.ts";

/** A page in all its copies: what a verdict is about. */
export interface SourcePage {
  /** Its own address, and where that led to. */
  own: string[];
  /** These, and what else is known to lead to the same page. */
  all: string[];
  /** The uuids of its copies, which are those of the sources in reports. */
  copies: string[];
}

/** A section that cites a page as it stands. */
export interface CitingSection {
  conceptId: string;
  section: ReportSection;
}

/** The page of a source that the company keeps, or that one of its reports cites. Throws `not_found`. */
export async function findSourcePage(transaction: Transaction, source: string): Promise<SourcePage> {
  const [kept] = isUuid(source) ? await transaction.select().from(keptPages).where(eq(keptPages.id, source)) : [];
  const own = kept ? [kept.address, ...(kept.url === null ? [] : [kept.url])] : await typedAddress(transaction, source);
  if (!own) throw notFound("There is no such source.");
  const copies = await transaction
    .select({ id: keptPages.id, address: keptPages.address, url: keptPages.url })
    .from(keptPages)
    .where(or(inArray(keptPages.address, own), inArray(keptPages.url, own)));
  const addresses = copies.flatMap(({ address, url }) => (url === null ? [address] : [address, url]));
  return {
    own: [...new Set(own)],
    all: [...new Set([...own, ...addresses])],
    copies: [...new Set([source, ...copies.map(({ id }) => id)])],
  };
}

/** The sections of the company's reports that rest on a page as they stand: on a copy of it, or on its address that a person typed in. */
export async function sectionsCiting(transaction: Transaction, page: SourcePage): Promise<CitingSection[]> {
  const fields = { conceptId: citedSources.conceptId, section: citedSources.section };
  const rows = await transaction
    .selectDistinct(fields)
    .from(citedSources)
    .where(inArray(citedSources.source, page.copies));
  const typed = await readTyped(transaction);
  const byAddress = typed.filter(({ uuid, url }) => page.all.includes(addressOf(uuid, url)));
  const found = new Map(
    [...rows, ...byAddress].map(({ conceptId, section }) => [`${conceptId} ${section}`, { conceptId, section }]),
  );
  return [...found.values()];
}

async function typedAddress(transaction: Transaction, source: string): Promise<string[] | undefined> {
  const found = isUuid(source) ? (await readTyped(transaction, source))[0] : undefined;
  return found && [addressOf(source, found.url)];
}

/** The sources of reports that nothing is kept of: a person named them, and they were never read. */
async function readTyped(transaction: Transaction, source?: string) {
  const rows = await transaction
    .select({
      uuid: citedSources.source,
      conceptId: citedSources.conceptId,
      section: citedSources.section,
      content: sectionRevisions.content,
    })
    .from(citedSources)
    .leftJoin(keptPages, eq(keptPages.id, citedSources.source))
    .innerJoin(
      reportSections,
      and(eq(reportSections.conceptId, citedSources.conceptId), eq(reportSections.section, citedSources.section)),
    )
    .innerJoin(
      sectionRevisions,
      and(
        eq(sectionRevisions.conceptId, reportSections.conceptId),
        eq(sectionRevisions.section, reportSections.section),
        eq(sectionRevisions.revision, reportSections.revision),
      ),
    )
    .where(and(isNull(keptPages.id), source === undefined ? undefined : eq(citedSources.source, source)));
  return rows.map(({ content, ...row }) => ({
    ...row,
    url: restsOf(row.section, content).citations.get(row.uuid)?.url ?? null,
  }));
}
