import type { GeneratedConcept, Seed } from "@seedbed/contract/incubation/schemas";
import * as z from "zod/mini";
import { seedEntry, useSeedEntry } from "../seed/seed-entry.ts";
import { inGenerationOrder } from "../seed/shown-stage.ts";
import { type ConceptEdit, type ConceptPartName, conceptEdit, editedParts, withEdit } from "./concept-edit.ts";

const selection = z.object({
  edits: z.record(z.string(), conceptEdit),
  chosen: z.array(z.string()),
  /** Why each of them is chosen. */
  reasons: z.optional(z.record(z.string(), z.string())),
});
const nothing: z.infer<typeof selection> = { edits: {}, chosen: [] };

/** A generated concept on the page where concepts are chosen. */
export interface Candidate {
  /** As the person left it. */
  concept: GeneratedConcept;
  edited: boolean;
  /** What of it the person changed. */
  editedParts: ReadonlySet<ConceptPartName>;
  chosen: boolean;
  /** Why, in the person's words. */
  reason: string;
  /** False once its report is being written. */
  choosable: boolean;
}

/** How many of a seed's concepts were changed on this device and are not saved. */
export function countUnsavedEdits(seed: Seed): number {
  const edits = seedEntry(keyOf(seed), selection).read()?.edits ?? {};
  return seed.cachedConcepts.filter((concept) => editedParts(concept, edits[concept.uuid]).size > 0).length;
}

const keyOf = ({ uuid }: Seed) => `${uuid}.selection`;

/** Which of a seed's concepts are chosen, and how they were changed. It is kept on this device. */
export function useSelection(seed: Seed) {
  const [kept, keep, words] = useSeedEntry(keyOf(seed), selection);
  const { edits, chosen, reasons = {} } = kept ?? nothing;
  const candidates = inGenerationOrder(seed.cachedConcepts).map((concept): Candidate => {
    const choosable = !concept.isGenerating;
    const changed = editedParts(concept, edits[concept.uuid]);
    return {
      concept: withEdit(concept, edits[concept.uuid]),
      edited: changed.size > 0,
      editedParts: changed,
      chosen: choosable && chosen.includes(concept.uuid),
      reason: reasons[concept.uuid] ?? "",
      choosable,
    };
  });
  return {
    candidates,
    chosen: candidates.filter((candidate) => candidate.chosen).map(({ concept }) => concept),
    reasons,
    edit: (uuid: string, change: ConceptEdit) =>
      keep({ chosen, reasons, edits: { ...edits, [uuid]: { ...edits[uuid], ...change } } }),
    choose: (uuid: string, isChosen: boolean) =>
      keep({ edits, reasons, chosen: isChosen ? [...chosen, uuid] : chosen.filter((other) => other !== uuid) }),
    explain: (uuid: string, reason: string) => keep({ chosen, edits, reasons: { ...reasons, [uuid]: reason } }),
    /** What is to be said of changed texts that are not saved. */
    words: words.hasNewer || candidates.some(({ edited, reason }) => edited || reason) ? words : null,
    forget: () => keep(null),
  };
}

export type Selection = ReturnType<typeof useSelection>;
