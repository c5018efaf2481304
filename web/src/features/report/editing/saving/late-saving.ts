import { latePart } from "../../../../design/late/late-part.ts";

/** How a change is made: needed when somebody has changed something, and fetched with the first touch of the page. */
export const saving = latePart(() => import("./save.ts"));
