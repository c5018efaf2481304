import { latePart } from "../../../design/late/late-part.ts";

/** What a conversation beside a profile needs once somebody begins it. */
export const cardTalk = latePart(() => import("./card-talk.tsx"));
