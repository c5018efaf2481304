import { oneOf, searchReader } from "../../../shell/search-parameters.ts";

const tabs = ["business-model", "market-sizing", "projections", "savings-method", "impact-sizing"] as const;
export type FinancialTab = (typeof tabs)[number];

/** Unknown tabs count as absent: the screen shows its first one. */
export const financialProjectionSearch = searchReader(({ tab }) => ({ tab: oneOf(tabs, tab) }));
