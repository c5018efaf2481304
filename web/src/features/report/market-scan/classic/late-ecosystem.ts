import { latePart } from "../../../../design/late/late-part.ts";

/** The second half of the page: it comes with the first touch, or in the window. */
export const ecosystemLists = latePart(() => import("../ecosystem/ecosystem-lists.tsx"));
