import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { ToldChanges, ToldSection } from "./told-changes.ts";

/** So many changes are named; of the others it is said how many there are. */
const mostNamed = 3;

/** What a version changed, in a sentence or two, by the recorded changes alone. */
export function draftSummary(
  told: ToldChanges,
  { fromNumber, isFirst }: { fromNumber: number | null; isFirst: boolean },
): string {
  const brought = fromNumber === null ? [] : [`Brought back from V${fromNumber}.`];
  if (isFirst) return firstOf(told);
  const written = told.sections.filter(({ isNew }) => isNew).map(labelOf);
  const named = [
    ...told.words.map((word) => `the concept's ${word}`),
    ...told.sections.flatMap((section) =>
      section.isNew
        ? []
        : section.changes.map((change) => (isBare(change) ? `${labelOf(section)} ${change.toLowerCase()}` : change)),
    ),
  ];
  const more = named.length - mostNamed;
  const sentences = [
    ...brought,
    ...(written.length > 0 ? [`Wrote ${listed(written)}.`] : []),
    ...(named.length > 0
      ? [`Changed: ${named.slice(0, mostNamed).join("; ")}${more > 0 ? ` and ${more} more` : ""}.`]
      : []),
    ...(told.hasOtherForms ? ["The report is shown in another form."] : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : "Nothing was changed.";
}

function firstOf({ sections }: ToldChanges): string {
  return sections.length > 0
    ? `First version, with ${listed(sections.map(labelOf))}.`
    : "First version: the concept alone.";
}

// "Written again" and "Changed" name nothing in the section.
const isBare = (change: string) => change === "Written again" || change === "Changed";

const labelOf = ({ section }: ToldSection) => reportSectionLabels[section];

const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en", { style: "long", type: "conjunction" }).format(names);
