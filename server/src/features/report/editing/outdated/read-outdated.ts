import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { OutdatedSections } from "@seedbed/contract/report/editing/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { type AskedConcept, requireConcept } from "../../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { readHead } from "../../revisions/revision-store.ts";
import { noMarks, type PersonalMarks } from "../../revisions/section-change.ts";
import { readSections } from "../../run/run-store.ts";
import { deriveReportState } from "../../section-states.ts";
import { causesOf } from "./causes.ts";
import { estimateTogether, readEstimates } from "./estimates.ts";
import { readTrail } from "./trail.ts";

/**
 * Which sections are outdated, what has changed since they were written, what of people's work stays when they are written anew, and what
 * that takes. Throws `not_found` for a foreign concept.
 */
export async function readOutdated(
  { clock, gateway }: Pick<ReportDependencies, "clock" | "gateway">,
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<OutdatedSections> {
  const { concept, viewedVersion } = await requireConcept(transaction, reference, actor.userId);
  // Nothing of an earlier version is brought up to date.
  const rows = viewedVersion === undefined ? await readSections(transaction, concept.id) : [];
  const states = deriveReportState(concept, rows).reportStatusBySection;
  const outdated = reportSections.filter((section) => states[section].status === "outdated");
  const isDrafted = gateway.models.includes("offline");
  if (outdated.length === 0)
    return { sections: [], together: { sections: 0, calls: 0, seconds: 0, usd: 0 }, isDrafted };
  const estimates = await readEstimates(transaction, { ...actor, models: gateway.models, now: clock() });
  const trail = await readTrail(transaction, concept.id);
  const sections: OutdatedSections["sections"] = [];
  for (const section of outdated) {
    const row = rows.find((each) => each.section === section);
    if (!row) continue;
    const head = await readHead(transaction, { conceptId: concept.id, section });
    sections.push({
      section,
      causes: await causesOf(transaction, { concept, row, trail }),
      keeps: keptOf(head?.marks ?? noMarks),
      estimate: estimates(section),
    });
  }
  const bySection = new Map<ReportSection, ReturnType<typeof estimates>>(
    sections.map(({ section, estimate }) => [section, estimate]),
  );
  return { sections, together: { sections: sections.length, ...estimateTogether(bySection) }, isDrafted };
}

const keptOf = ({ fields, added }: PersonalMarks) => ({
  fields: Object.values(fields).flat().length,
  items: added.length,
});
