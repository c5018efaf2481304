import { latePart } from "../../../../design/late/late-part.ts";

/** What people may change in each section: no page needs it to be read. */
export const lateEdits = latePart(() => import("../edits-of.ts"));

/** As many items as the shortest of all lists may have: how many a list may have is asked for when it has as many. */
export const fewestMost = 10;
