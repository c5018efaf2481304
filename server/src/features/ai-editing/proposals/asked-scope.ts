import type { EditingScope } from "@seedbed/contract/ai-editing/schemas";
import type { Named } from "../../report/exports/report-outline.ts";
import type { AskedPart } from "../tasks/edit-report/edit-input.ts";

/** What was selected, under handles: a thing, or else all of the section. Nothing that stands has no handle, and nothing can be changed then. */
export function askedScope(scope: EditingScope | null, named: ReadonlyMap<string, Named>): AskedPart | null {
  if (!scope) return null;
  const { section, item = null, field = null, quote } = scope;
  const wanted = item?.toLowerCase() ?? null;
  const handles = [...named].flatMap(([handle, part]) => {
    if (part.section !== section) return [];
    if (wanted !== null) return part.kind === "thing" && part.item === wanted ? [handle] : [];
    if (field) return part.kind === "thing" && part.item === null ? [handle] : [];
    return [handle];
  });
  return { handles, field: field ?? null, quote: quote ?? "" };
}
