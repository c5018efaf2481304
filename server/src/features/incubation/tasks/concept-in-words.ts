import { fencedField } from "../../nucleus/exports/fence.ts";
import type { ConceptInBrief } from "../operations/load-brief.ts";

/** A generated concept as part of a prompt. */
export function conceptInWords({ title, summary, problemStatement, valueProposition }: ConceptInBrief): string {
  return [
    fencedField("Title", title),
    fencedField("Summary", summary),
    fencedField("Problem", problemStatement),
    fencedField("Value proposition", valueProposition),
  ].join("\n");
}
