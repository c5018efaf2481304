import { z } from "zod";

/** A list as older callers know it, all of it at once. */
export const results = <Item extends z.ZodType>(item: Item) => z.object({ results: z.array(item) });
