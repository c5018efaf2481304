import { latePart } from "../../../../design/late/late-part.ts";

/** What assumptions are added, changed and deleted with: it comes with the first touch of the page. */
export const assumptionDialogs = latePart(() => import("./assumption-dialog.tsx"));
