import { latePart } from "../../../../design/late/late-part.ts";

/** Fetched as soon as it is known that a section has something to say. */
export const lateNotices = latePart(() => import("./notices.ts").then(({ notices }) => notices));
