import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Desk } from "../saving/desk.ts";

interface Made {
  /** In which sections, and how: in the order in which they are to be taken back. */
  revisions: readonly { section: ReportSection; revision: number }[];
  /** "3 edits" */
  what: string;
}

/** Notes what was changed in several sections at once: it can be taken back at once for ten minutes. */
export function noteEdits(desk: Desk, { revisions, what }: Made): void {
  const [first, ...also] = revisions;
  if (!first) return;
  const says = `Done: ${what}`;
  for (const { section, revision } of revisions) desk.made(section, revision);
  desk.set({ done: [...desk.read().done, { ...first, also, says, what, at: Date.now() }].slice(-50), takenBack: [] });
  desk.say(says, "undo");
  for (const { section } of revisions) desk.settle(section);
}
