import * as z from "zod/mini";

/** What the address of the audit log holds; a page that makes no sense counts as the first. */
export const auditSearch = z.object({
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))), undefined),
});
