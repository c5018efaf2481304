import { isDeepStrictEqual } from "node:util";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { concepts, type VersionWords } from "../../concepts/tables.ts";
import { readSections, type SectionRow } from "../run/run-store.ts";
import { readVersionSections, type VersionRow } from "./version-store.ts";

type Forms = VersionRow["forms"];

/** What a version of a concept would hold now. */
export interface WhatStands {
  words: VersionWords;
  forms: Forms;
  /** Those that were written at least once. */
  sections: ReadonlyMap<ReportSection, SectionRow>;
}

/** What stands of a concept and its report; undefined when the concept is gone. */
export async function readWhatStands(transaction: Transaction, conceptId: string): Promise<WhatStands | undefined> {
  const [row] = await transaction
    .select({
      words: {
        title: concepts.title,
        summary: concepts.summary,
        overview: concepts.overview,
        valueProposition: concepts.valueProposition,
        problemStatement: concepts.problemStatement,
        differentiators: concepts.differentiators,
        rightsToWin: concepts.rightsToWin,
      },
      forms: concepts.featureVersions,
    })
    .from(concepts)
    .where(eq(concepts.id, conceptId));
  if (!row) return undefined;
  const sections = (await readSections(transaction, conceptId)).filter(({ revision }) => revision > 0);
  return { ...row, sections: new Map(sections.map((section) => [section.section, section])) };
}

/** Whether what stands is another than what a version holds. */
export async function isChangedSince(
  transaction: Transaction,
  { words, forms, sections }: WhatStands,
  last: VersionRow,
): Promise<boolean> {
  const held = await readVersionSections(transaction, last.id);
  const revisionsOf = (rows: ReadonlyMap<ReportSection, { revision: number }>) =>
    new Map([...rows].map(([section, { revision }]) => [section, revision]));
  return !(
    isDeepStrictEqual(words, last.words) &&
    isDeepStrictEqual(forms, last.forms) &&
    isDeepStrictEqual(revisionsOf(sections), revisionsOf(held))
  );
}
