import { pageIn, searchReader } from "../../../shell/search-parameters.ts";

/** What the address of the audit log holds; a page that makes no sense counts as the first. */
export const auditSearch = searchReader(({ page }) => ({ page: pageIn(page) }));
