import { InsightCard } from "./insights/insight-card.tsx";
import { TrendCard } from "./trends/trend-card.tsx";

/** What stands below the forces of the market, in one file. */
export const cards = { InsightCard, TrendCard };
