import { latePart } from "../../../design/late/late-part.ts";

/** The form that new concepts have. */
// Not by `lazy`: React holds back for 0.3 s what comes where something in waiting was shown.
export const classicForm = latePart(() => import("./classic/classic-assumptions.tsx"));
