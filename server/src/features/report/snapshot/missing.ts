import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Block } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import type { SnapshotInput } from "./snapshot-input.ts";

/** Says of each of these sections what of it is missing, and why. */
export function missingNotices({ states, sections }: SnapshotInput, names: readonly ReportSection[]): Block[] {
  return names.flatMap((name) => {
    const label = reportSectionLabels[name];
    const gaps = states[name].notes.filter(({ kind }) => kind === "gap").map(({ about }) => shortened(about, 60));
    const notices: string[] = [];
    if (!sections[name]) notices.push(`${label}: ${absence[states[name].status]}`);
    if (gaps.length > 0)
      notices.push(`${label}, not written yet: ${gaps.slice(0, 6).join(", ")}${gaps.length > 6 ? " …" : ""}.`);
    return notices.map((text) => ({ kind: "notice" as const, text }));
  });
}

const absence = {
  notStarted: "this section has not been written yet.",
  waiting: "this section is still to be written.",
  pending: "this section is being written right now.",
  complete: "this section holds nothing.",
  outdated: "this section holds nothing.",
  error: "this section could not be written.",
} as const;
