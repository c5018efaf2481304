import { latePart } from "../../design/late/late-part.ts";

/** What is said beside the first drafted text: none of what a model wrote needs it. */
export const noModelNotice = latePart(() => import("./no-model-notice.tsx"));
