import { latePart } from "../../../design/late/late-part.ts";

/** What stands below the first screen of a profile: it comes with the first touch of the page, or in the window. */
export const needsAndSignals = latePart(() => import("./needs-and-signals.tsx"));
