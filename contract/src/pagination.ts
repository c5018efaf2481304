import { z } from "zod";

/** A page of results: `count` over all pages, `numberOfPages` at least 1. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), count: z.int().min(0), numberOfPages: z.int().min(1) });

export const PageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);
