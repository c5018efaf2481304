import type { BusinessModelPattern } from "../business-models/business-model.ts";

/**
 * A way of turning one idea into a concept of its own: who does the work, what is sold and how it starts. Templates over
 * the slots of `slots.ts`; titles also use `core`, the idea without its article.
 */
export type ConceptAngle = {
  /** Two or three words that name the angle. */
  readonly name: string;
  readonly keywords: readonly string[];
  /** Whether the concept earns money outside or lowers cost inside. */
  readonly pays: "revenue" | "savings" | "both";
  /** The business models that go with it, by subtype. */
  readonly businessModels: readonly BusinessModelPattern["subtype"][];
  readonly title: string;
  readonly summary: string;
  readonly overview: string;
  readonly problem: string;
  readonly valueProposition: string;
  readonly differentiators: readonly [string, string, string];
  readonly rightsToWin: readonly [string, string, string];
};
