import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Origin } from "@seedbed/contract/plain-text";
import type { Entry, Label } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import type { SnapshotInput } from "./snapshot-input.ts";

type OriginName = "model" | "draft" | "user";

export const originLabels = {
  model: { text: "AI reasoning", tone: "ai" },
  draft: { text: "Drafted offline", tone: "draft" },
  user: { text: "Written by a person", tone: "person" },
} as const satisfies Record<OriginName, Label>;

/** Who wrote the section as a whole, whether persons changed something in it, and what is to be known of its state. */
export function sectionLabels({ states, sections }: SnapshotInput, names: readonly ReportSection[]): Label[] {
  const written = names.filter((name) => sections[name]);
  const origins = new Set(written.map((name) => states[name].origin).filter((origin) => origin !== null));
  const hasOwnWork = written.some((name) => {
    const marks = sections[name]?.marks;
    return marks && (marks.added.length > 0 || Object.keys(marks.fields).length > 0);
  });
  const labels: Label[] = [...origins].map((origin) => originLabels[origin]);
  if (hasOwnWork && !origins.has("user")) labels.push({ text: "Edited by people", tone: "person" });
  if (written.some((name) => states[name].status === "outdated")) labels.push({ text: "Outdated", tone: "caution" });
  return labels;
}

/** The label of a person's own work, where it is. */
export const ownLabel = (isOwn: boolean): Label[] => (isOwn ? [originLabels.user] : []);

/** Who wrote a thing that says so itself. */
export const originLabel = (origin: Origin): Label => originLabels[origin];

const titleMax = 90;
const noteMax = 110;

/** An entry of a list with what differs from the plainest one. Its title and note keep to a line or two, whatever they are made of. */
export const entry = ({ title = "", note = "", ...given }: Partial<Entry>): Entry => ({
  text: "",
  tone: "plain",
  labels: [],
  ...given,
  title: shortened(title, titleMax),
  note: shortened(note, noteMax),
});
