import type { z } from "zod";
import type { Routes } from "../route.ts";
import type { SectionEdits } from "./editing/edits.ts";

/** What both sides must know of a section of a report; its name and its label stand in the vocabulary. */
export interface SectionContract extends SectionEdits {
  /** What it consists of once written. */
  content: z.ZodType;
  /** Those that read it, and the one that writes it anew. */
  routes: Routes;
}
