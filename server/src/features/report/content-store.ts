import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections } from "@seedbed/contract/concepts/vocabulary";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { readAssumptions, replaceAssumptions } from "./assumptions/assumption-store.ts";
import { readProfiles, replaceProfiles } from "./customers/profile-store.ts";
import { readCompanies, replaceCompanies } from "./market-scan/company-store.ts";
import type { FinishedSections, SectionContents } from "./section-writer.ts";
import { reportSections } from "./tables.ts";

export interface ConceptKey {
  accountId: string;
  conceptId: string;
}

/** The part of a section that is one document; what is referenced or counted has tables of its own. */
export async function storeContent<Section extends ReportSection>(
  transaction: Transaction,
  key: ConceptKey,
  section: Section,
  content: SectionContents[Section],
): Promise<unknown> {
  const contents = { [section]: content } as FinishedSections;
  if (contents.customerProfiles) {
    await replaceProfiles(transaction, key, contents.customerProfiles);
    return null;
  }
  if (contents.assumptions) {
    await replaceAssumptions(transaction, key, contents.assumptions);
    return null;
  }
  if (contents.marketScan) {
    const { startups, incumbents, ...document } = contents.marketScan;
    await replaceCompanies(transaction, key, { startups, incumbents });
    return document;
  }
  return content;
}

/** The content of one section; undefined until it has been written once. */
export async function readContent<Section extends ReportSection>(
  transaction: Transaction,
  conceptId: string,
  section: Section,
): Promise<SectionContents[Section] | undefined> {
  return (await readContents(transaction, conceptId, [section]))[section] as SectionContents[Section] | undefined;
}

/** The contents of several sections, those that were written at least once. */
export async function readContents(
  transaction: Transaction,
  conceptId: string,
  sections: readonly ReportSection[] = allSections,
): Promise<FinishedSections> {
  if (sections.length === 0) return {};
  const rows = await transaction
    .select({
      section: reportSections.section,
      content: reportSections.content,
      completedAt: reportSections.completedAt,
    })
    .from(reportSections)
    .where(and(eq(reportSections.conceptId, conceptId), inArray(reportSections.section, [...sections])))
    .orderBy(asc(reportSections.section));
  const finished: FinishedSections = {};
  for (const { section, content, completedAt } of rows) {
    if (completedAt) Object.assign(finished, { [section]: await assemble(transaction, conceptId, section, content) });
  }
  return finished;
}

async function assemble(transaction: Transaction, conceptId: string, section: ReportSection, content: unknown) {
  switch (section) {
    case "customerProfiles":
      return readProfiles(transaction, conceptId);
    case "assumptions":
      return readAssumptions(transaction, conceptId);
    case "marketScan":
      return { ...(content as object), ...(await readCompanies(transaction, conceptId)) };
    default:
      return content;
  }
}
