import type { Composer } from "../../../platform/drafting/compose.ts";
import { slotNamesOf } from "../../../platform/drafting/fill.ts";
import type { ReportSlots } from "./report-slots.ts";

/** Writes sentences about a finished report. */
export interface ReportComposer {
  /** One of the templates of the first list that holds one whose words the report has; "" when none does. */
  sentence(...preferences: (readonly string[])[]): string;
  /** The sentences of several lists as running text; lists the report has no words for are left out. */
  paragraph(...lists: (readonly string[])[]): string;
}

/** `composer` with the words of a report, passing over templates that ask for words the report does not have. */
export function createReportComposer(composer: Composer, slots: ReportSlots): ReportComposer {
  const known = Object.fromEntries(
    Object.entries(slots).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  );
  const unknown = new Set(Object.keys(slots).filter((name) => !(name in known)));

  function sentence(...preferences: (readonly string[])[]): string {
    for (const templates of preferences) {
      const possible = templates.filter((template) => !slotNamesOf(template).some((name) => unknown.has(name)));
      if (possible.length > 0) return composer.sentence(possible, known);
    }
    return "";
  }

  return {
    sentence,
    paragraph: (...lists) =>
      lists
        .map((templates) => sentence(templates))
        .filter(Boolean)
        .join(" "),
  };
}
