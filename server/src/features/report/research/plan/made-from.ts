import { createHash } from "node:crypto";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";

/** What questions are made from, as a short text that is another one when a word of the concept or of the wishes is. */
export const madeFrom = (concept: ConceptBrief["concept"], wishes: string) =>
  createHash("sha256")
    .update(JSON.stringify([concept, wishes]))
    .digest("hex");
