import type { ConceptBrief } from "../../src/features/concepts/exports/concept-brief.ts";
import type { FinishedSections } from "../../src/features/report/writing/writing-tools.ts";
import { finishedSections } from "../finished-sections.ts";

const sameForAll =
  /Ana Silva|Ben Roth|Input cost|Tenant demand|Won within three years|Shared office buildings|Office supply webshop|Subscription/gu;

/** Finished sections whose names, labels and sizes are those of no other number but 0, which has the plain ones. */
export function sectionsOfItsOwn(brief: ConceptBrief, number: number): FinishedSections {
  const sections = finishedSections(brief);
  if (number === 0) return sections;
  const mark = "ABCDEFGH".charAt(number);
  const named = JSON.stringify(sections).replace(sameForAll, (label) => `${label} ${mark}`);
  return JSON.parse(
    named.replace(/"(tam|sam|som)":(\d+)/gu, (_, name, size) => `"${name}":${Number(size) * (number + 1)}`),
  );
}
