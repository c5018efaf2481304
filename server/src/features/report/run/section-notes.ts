import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { TaskNote } from "../../../platform/model/answer/findings.ts";

const mostMarks = 12;

/** What a person should look at in the answer of a part. */
export const marksOf = (notes: readonly TaskNote[], { part, about }: Pick<SectionNote, "part" | "about">) =>
  notes.map(({ sentence }): SectionNote => ({ kind: "mark", part, about, sentence }));

/** For each section that was read with gaps a mark that says what this one was written without. */
export function writtenWithout(
  needs: readonly ReportSection[],
  notesOf: (section: ReportSection) => readonly SectionNote[],
): SectionNote[] {
  return needs.flatMap((section): SectionNote[] => {
    const missing = gapsIn(notesOf(section)).map(({ about }) => about);
    if (missing.length === 0) return [];
    const sentence = `Written without: ${missing.join("; ")}.`;
    return [{ kind: "mark", part: section, about: reportSectionLabels[section], sentence }];
  });
}

export const gapsIn = (notes: readonly SectionNote[]) => notes.filter(({ kind }) => kind === "gap");

/** All gaps, and as many marks as a person will read; each thing is said once. */
export function readableNotes(notes: readonly SectionNote[]): SectionNote[] {
  const said = new Map(notes.map((note) => [`${note.part}\n${note.sentence}`, note]));
  const marks = [...said.values()].filter(({ kind }) => kind === "mark");
  return [...gapsIn([...said.values()]), ...marks.slice(0, mostMarks)];
}
