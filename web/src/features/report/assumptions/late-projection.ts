import { latePart } from "../../../design/late/late-part.ts";

/** What the projection says of an assumption: it reads the projection, which nobody needs to read the assumptions. */
export const projectionSays = latePart(() => import("./projection-says.tsx").then((module) => module.ProjectionSays));

/** All that comes with the first touch of the page. */
export const saidAtTouch = [projectionSays] as const;
