import { latePart } from "../../../design/late/late-part.ts";

/** The first form, which one of the two a visit reads. */
// Not by `lazy`: React holds back for 0.3 s what comes where something in waiting was shown.
export const classicProjection = latePart(() => import("./classic/classic-projection.tsx"));
