import { oneOf, pageIn, searchReader, textIn } from "../../shell/search-parameters.ts";

/** What the address of the bank holds. */
export const bankSearch = searchReader(({ page, sort, search, status, createdBy, category }) => ({
  page: pageIn(page),
  /** A column, with a leading minus for descending. */
  sort: textIn(sort),
  search: textIn(search),
  /** Statuses, joined by commas. */
  status: textIn(status),
  /** Full name. */
  createdBy: textIn(createdBy),
  category: oneOf(["draft", "active", "archived"], category),
}));
export type BankSearch = ReturnType<typeof bankSearch>;
