import { isDeepStrictEqual } from "node:util";
import type { EditChange, EditConsequence } from "@seedbed/contract/ai-editing/schemas";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { sectionContracts } from "@seedbed/contract/report/sections";
import { refused } from "../editing/accept/refused.ts";
import { resolveChanges } from "../editing/resolve-changes.ts";
import { applyChanges } from "../revisions/apply-changes.ts";
import { noMarks } from "../revisions/section-change.ts";
import { sections } from "../sections.ts";
import type { ItemChange } from "../writing/item-change.ts";
import { asAsked } from "./as-asked.ts";
import { differencesBetween } from "./differences.ts";
import type { ProposedEdit } from "./proposed-edit.ts";
import { shownChanges } from "./shown-changes.ts";
import type { StandingPart, StandingReport } from "./standing-report.ts";
import { thingsIn } from "./told-things.ts";

/** What an edit would do, made from the revision that stands: what is shown of it is all that it does. */
export interface TriedEdit {
  /** As a person would ask for it who sees what stands. */
  asked: PersonalChange[];
  changes: EditChange[];
  follows: EditConsequence[];
  outdates: ReportSection[];
  basedOn: number;
}

/**
 * Tries an edit without making it, by the same rules as a change by hand. Throws `invalid`, naming the field, for what may not be written, for what changes
 * nothing and for a section that was never written.
 */
export async function tryEdit(
  report: StandingReport,
  { section, changes }: ProposedEdit,
  at: Date,
): Promise<TriedEdit> {
  const part = report.find((each) => each.section === section);
  if (!part) throw refused("section", "This section has not been written yet.");
  const { content } = part;
  const things = thingsIn(section, content);
  const asked = changes.map((change) => asAsked(change, { content, things }));
  const accepted = await resolveChanges(asked, {
    section,
    content,
    at,
    whereIs: async () => "nowhere",
    writtenIn: async () => undefined,
  });
  const after = contentAfter(part, accepted);
  if (isDeepStrictEqual(after, content)) throw refused("changes", "This changes nothing.");
  return { asked, ...told(part, { asked, after }), outdates: outdatedBy(report, section), basedOn: part.revision };
}

/** What a section says after changes that were accepted. Throws `invalid` for a content that its schema refuses. */
export function contentAfter({ section, content }: StandingPart, accepted: readonly ItemChange[]): unknown {
  const { items: declared, holders, settle } = sections[section];
  const applied = applyChanges({ content, marks: noMarks }, accepted, { declared, holders, personal: false });
  const settled = settle ? settle(applied.content as never) : applied.content;
  const { success, data, error } = sectionContracts[section].content.safeParse(settled);
  if (success) return data;
  const [issue] = error.issues;
  throw refused(String(issue?.path.at(-1) ?? section), issue?.message ?? "This cannot be written here.");
}

/** What was asked for, and what follows from it. */
export function told(
  part: StandingPart,
  { asked, after }: { asked: readonly PersonalChange[]; after: unknown },
): Pick<TriedEdit, "changes" | "follows"> {
  const { section, content } = part;
  const changes = shownChanges(part, asked, after);
  const isShown = ({ item, field }: EditConsequence) =>
    changes.some((change) => change.kind === "set" && change.item === item && change.field === field);
  const follows = differencesBetween({ section, before: content, after }).filter((each) => !isShown(each));
  return { changes, follows };
}

/** The sections that are written from this one, as far as they were written. */
const outdatedBy = (report: StandingReport, section: ReportSection): ReportSection[] =>
  report.flatMap((part) => (sections[part.section].needs.includes(section) ? [part.section] : []));
