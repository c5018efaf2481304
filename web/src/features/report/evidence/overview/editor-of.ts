import { fieldKey } from "../../editing/saving/desk-state.ts";
import type { EvidenceView } from "../evidence-query.ts";

/** The fields that may hold the conclusion of an item, whatever its kind; no kind has two of them. */
const conclusions = ["explanation", "text", "relevance", "summary", "description"];

/** The button on the page that opens the conclusion's editor; null where the page has none. */
export function editorOf({ section, item, field }: EvidenceView): HTMLElement | null {
  // What stands beside the lists of a section is named by its section and its field.
  if (field.startsWith(`${section}.`))
    return document.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(fieldKey(section, { item: null, field }))}"]`,
    );
  // "overviewEvidence" is about "overview", "keyFacts.2.evidence" about "keyFacts".
  const [about = ""] = field.replace(/Evidence$/, "").split(".");
  for (const each of about ? [about] : conclusions) {
    const key = CSS.escape(fieldKey(section, { item, field: each }));
    const button = document.querySelector<HTMLElement>(`[data-field="${key}"]`);
    if (button) return button;
  }
  return null;
}
