import type { Direction } from "@seedbed/contract/report/direction";
import type { pestelCategories } from "@seedbed/contract/report/trends/schemas";

/**
 * One force in an idea's surroundings, as a strategist would raise it for discussion. General knowledge about how such
 * forces work, without figures or events; what holds for the idea at hand has to be checked.
 */
export type PestelPattern = {
  /** Two to four words that name the force. */
  readonly name: string;
  readonly keywords: readonly string[];
  readonly summary: string;
  readonly impact: string;
  readonly findings: readonly { readonly text: string; readonly direction: Direction }[];
};

export type PestelCategory = {
  readonly category: (typeof pestelCategories)[number];
  /** Tabler icon name. */
  readonly icon: string;
  readonly patterns: readonly PestelPattern[];
};
