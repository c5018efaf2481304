import { latePart } from "../../../design/late/late-part.ts";

/** The insights and the trends, below the first screen: they come with the first touch of the page, or in the window. */
export const scanCards = latePart(() => import("./scan-cards.ts").then(({ cards }) => cards));
