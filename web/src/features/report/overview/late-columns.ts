import { latePart } from "../../../design/late/late-part.ts";

/** The lists and the cards at the end of the dashboard, below its first screen: they come when they are near, or with the first touch of the page. */
export const dashboardColumns = latePart(() => import("./columns/dashboard-columns.ts").then(({ columns }) => columns));
