import * as z from "zod/mini";

export const comparableMost = 4;

/** What the address of a comparison holds: the ids, joined by commas. */
export const compareSearch = z.object({ ids: z.catch(z.optional(z.coerce.string()), undefined) });

/** The ids to compare, each once; undefined when they are fewer than two or more than four. */
export function comparedIds(ids: string | undefined): string[] | undefined {
  const all = [...new Set((ids ?? "").split(",").map((id) => id.trim()))].filter((id) => id !== "");
  return all.length < 2 || all.length > comparableMost ? undefined : all;
}
