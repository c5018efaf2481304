import * as z from "zod/mini";

const text = z.catch(z.optional(z.coerce.string()), undefined);

/** What the address of the bank holds; what is missing or makes no sense counts as absent. */
export const bankSearch = z.object({
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))), undefined),
  /** A column, with a leading minus for descending. */
  sort: text,
  search: text,
  /** Statuses, joined by commas. */
  status: text,
  /** Full name. */
  createdBy: text,
  category: z.catch(z.optional(z.enum(["draft", "active", "archived"])), undefined),
});
export type BankSearch = z.infer<typeof bankSearch>;
