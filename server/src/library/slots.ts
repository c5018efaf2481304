import type { SlotValue } from "../platform/drafting/fill.ts";

/**
 * The words of one idea as every template of the data files uses them. A slot may hold several wordings; a composer uses
 * them in turn. Templates put a slot only where its form fits:
 *
 * - `idea`: noun phrase in the singular with its article, "the refill depot"; verbs after it are singular.
 * - `audience`: plural noun phrase, "facility managers"; verbs after it are plural. Like `idea`, it is said in full once in
 *   a draft and shortly afterwards.
 * - `pain`: whole clause without a stop, "buildings run out and over-order in the same month"; after "because", "when",
 *   "that" or at the start of a sentence.
 * - `benefit`: verb phrase, "cut consumables cost without asking anyone to change a habit"; after "to", "can" or "would".
 * - `company`: the name of the user's company, "Northline"; singular.
 * - `sector`: label in lower case, "facility services", or "this market"; after "in", "of" or "across".
 * - `asset`: noun phrase for what the company has already, "a blending plant with spare capacity"; singular or plural,
 *   so it stands as an object or before a modal verb.
 * - `earning`: noun phrase for how the idea earns, "a monthly fee per floor"; used like `asset`.
 */
export type SlotName = "idea" | "audience" | "pain" | "benefit" | "company" | "sector" | "asset" | "earning";

export type Slots = Readonly<Record<SlotName, SlotValue>>;

export const slotNames = [
  "idea",
  "audience",
  "pain",
  "benefit",
  "company",
  "sector",
  "asset",
  "earning",
] as const satisfies readonly SlotName[];

/** Slots of which every sentence that stands alone carries at least one, so that two ideas never share it. */
export const ownSlotNames = ["idea", "audience", "pain", "benefit"] as const satisfies readonly SlotName[];
