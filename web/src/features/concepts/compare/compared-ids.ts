import { searchReader, textIn } from "../../../shell/search-parameters.ts";

export const comparableMost = 4;

/** What the address of a comparison holds: the ids, joined by commas. */
export const compareSearch = searchReader(({ ids }) => ({ ids: textIn(ids) }));

/** The ids to compare, each once; undefined when they are fewer than two or more than four. */
export function comparedIds(ids: string | undefined): string[] | undefined {
  const all = [...new Set((ids ?? "").split(",").map((id) => id.trim()))].filter((id) => id !== "");
  return all.length < 2 || all.length > comparableMost ? undefined : all;
}
