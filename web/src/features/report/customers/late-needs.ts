import { latePart } from "../../../design/late/late-part.ts";

/** What stands below the first screen of a profile: it comes when it is near, or with the first touch of the page. */
export const needsAndSignals = latePart(() => import("./needs-and-signals.tsx"));
