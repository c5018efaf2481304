import { countKeywords } from "../platform/drafting/rank.ts";
import { type Sector, sectors } from "./sectors.ts";

/**
 * The sector that most of a text's words speak for, the earlier texts weighing more; undefined when no keyword occurs.
 * A tie goes to the sector listed first.
 */
export function recogniseSector(texts: readonly string[]): Sector | undefined {
  let best: { sector: Sector; weight: number } | undefined;
  for (const sector of sectors) {
    const weight = texts.reduce(
      (sum, text, index) => sum + countKeywords(sector.keywords, text) * (1 + 1 / (1 + index)),
      0,
    );
    if (weight > (best?.weight ?? 0)) best = { sector, weight };
  }
  return best?.sector;
}
