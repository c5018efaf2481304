import { randomUUID } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { sectionContracts } from "@seedbed/contract/report/sections";
import { applyChanges } from "../revisions/apply-changes.ts";
import { noMarks } from "../revisions/section-change.ts";
import { sections } from "../sections.ts";
import type { ItemChange } from "../writing/item-change.ts";
import type { AskedChange } from "./asked-change.ts";
import { type ChangedContent, resolveChange } from "./resolve-change.ts";

/** The section that is changed, as it stands. */
interface ChangedSection extends Pick<ChangedContent, "content" | "at" | "whereIs" | "writtenIn"> {
  section: ReportSection;
}

/**
 * What changes do to a section, one after the other, with all that they bring with them. Throws as `resolveChange` does, and `invalid` for what they
 * together may not leave.
 */
export async function resolveChanges(changes: readonly AskedChange[], on: ChangedSection): Promise<ItemChange[]> {
  const { items: declared, holders, byHand, soundByHand } = sections[on.section];
  const accepted: ItemChange[] = [];
  let state = { content: on.content, marks: noMarks };
  for (const change of changes) {
    const resolved = await resolveChange(change, {
      ...on,
      content: state.content,
      declared,
      holders,
      may: sectionContracts[on.section],
      newUuid: randomUUID,
    });
    if (!resolved) continue;
    const all = byHand ? byHand(resolved, state.content as never, randomUUID) : [resolved];
    accepted.push(...all);
    // The next one may be about what this one adds.
    state = applyChanges(state, all, { declared, holders, personal: false });
  }
  soundByHand?.(accepted, state.content as never);
  return accepted;
}
