import { latePart } from "../../../design/late/late-part.ts";

/** It comes after what it is of, into room that is kept for it. */
export const contentsList = latePart(() => import("./contents/contents-list.tsx"));
