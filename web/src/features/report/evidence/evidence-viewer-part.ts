import { latePart } from "../../../design/late/late-part.ts";

/** The viewer, which comes when a person begins to do something on a page of a report. */
export const evidenceViewer = latePart(() => import("./evidence-viewer.tsx"));
