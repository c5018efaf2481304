import type { z } from "zod";
import type { Routes } from "../route.ts";

/** What both sides must know of a section of a report; its name and its label stand in the vocabulary. */
export interface SectionContract {
  /** What it consists of once written. */
  content: z.ZodType;
  /** Those that read it, and the one that writes it anew. */
  routes: Routes;
}
