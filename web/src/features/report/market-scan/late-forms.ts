import { latePart } from "../../../design/late/late-part.ts";

/** Versions 1 and 2: most visits read the third. */
// Not by `lazy`: React holds back for 0.3 s what comes where something in waiting was shown.
export const classicScan = latePart(() => import("./classic/classic-market-scan.tsx"));
