import { latePart } from "../../../design/late/late-part.ts";

/** The lists and the cards at the end of the dashboard, below its first screen: they come with the first touch of the page, or in the window. */
export const dashboardColumns = latePart(() => import("./columns/dashboard-columns.ts").then(({ columns }) => columns));
