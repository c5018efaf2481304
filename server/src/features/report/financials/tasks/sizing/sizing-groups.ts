import type { SizingGroup } from "@seedbed/contract/report/financials/schemas";
import type { z } from "zod";

/** The markets of a sizing in their order, each within the one before. */
export const sizingGroups = ["TAM", "SAM", "SOM"] as const satisfies z.infer<typeof SizingGroup>[];
