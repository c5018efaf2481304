import { scalarLimits } from "@seedbed/rules/market-sizing/scalar-limits";
import { figuresIn } from "../../../../../platform/model/answer/figures.ts";
import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { Entry } from "./entry-fields.ts";

/**
 * Assumptions whose least and most are on their sides of the number, and of which only those are said to be the people's words whose number
 * stands there. What is on the wrong side is left out: it bounds nothing.
 */
export function mendBounds<AnyEntry extends Entry>(
  entries: readonly AnyEntry[],
  words: unknown,
  mended: NoteMend,
): AnyEntry[] {
  const written = new Set(figuresIn(JSON.stringify(words)).map(({ value }) => value));
  return entries.map((entry, index) => {
    const { scalar, low, high } = inTurn(entry);
    const { maximum } = scalarLimits(entry.unit);
    const bounds = {
      low: low !== null && low >= 0 && low <= scalar ? low : null,
      high: high !== null && high >= scalar ? Math.min(high, maximum ?? high) : null,
    };
    if (bounds.low !== entry.low || bounds.high !== entry.high) mended("bounds-aside", `entries.${index}`);
    const isTheirs = entry.basis === "assumed" || written.has(scalar);
    if (!isTheirs) mended("not-their-number", `entries.${index}.basis`);
    return { ...entry, ...bounds, basis: isTheirs ? entry.basis : "assumed" };
  });
}

function inTurn({ scalar, low, high }: Entry): Pick<Entry, "scalar" | "low" | "high"> {
  return low !== null && high !== null && low > high ? { scalar, low: high, high: low } : { scalar, low, high };
}
