import { latePart } from "../../../design/late/late-part.ts";

/** Comes with the first touch of the page. */
export const versionsPart = latePart(() => import("./late-versions.ts").then(({ versions }) => versions));
