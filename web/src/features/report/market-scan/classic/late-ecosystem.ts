import { latePart } from "../../../../design/late/late-part.ts";

/** The second half of the page: it comes when it is near, or with the first touch. */
export const ecosystemLists = latePart(() => import("../ecosystem/ecosystem-lists.tsx"));
