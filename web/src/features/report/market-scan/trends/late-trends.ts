import { latePart } from "../../../../design/late/late-part.ts";

/** The cards of the trends, below the first screen: they come when they are near, or with the first touch of the page. */
export const trendCards = latePart(() => import("./trend-card.tsx"));
