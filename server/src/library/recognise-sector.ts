import { countKeywords } from "../platform/drafting/count-keywords.ts";
import { type Sector, sectors } from "./sectors.ts";

/** Different words of a sector that a text must use. Fewer are met by chance: a scooter that reports holes in pavements is no mobility. */
const enough = 4;
/** How often as many as of any other sector. */
const lead = 2;

/** The sector that the texts speak for clearly; undefined when none does, for no sector is better than a wrong one. Keywords are English. */
export function recogniseSector(texts: readonly string[]): Sector | undefined {
  const text = texts.join("\n");
  const [first, second] = sectors
    .map((sector) => ({ sector, count: countKeywords(sector.keywords, text) }))
    .sort((one, other) => other.count - one.count);
  if (!first || first.count < enough || first.count < lead * (second?.count ?? 0)) return undefined;
  return first.sector;
}
