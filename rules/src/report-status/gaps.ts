import type { ReportStatusBySection, SectionNote } from "@seedbed/contract/concepts/schemas";

/** The parts that are missing, among notes of one section. */
export const gapsIn = (notes: readonly SectionNote[]): SectionNote[] => notes.filter(({ kind }) => kind === "gap");

/** How many parts a whole report lacks: "2 parts missing"; null when it lacks none. */
export function missingPartsText(sections: ReportStatusBySection): string | null {
  const count = Object.values(sections).flatMap(({ notes }) => gapsIn(notes)).length;
  if (count === 0) return null;
  return `${count} ${count === 1 ? "part" : "parts"} missing`;
}
