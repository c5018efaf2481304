import { oneOf, searchReader, textIn } from "../../shell/search-parameters.ts";

const marketScanTabs = ["trends-drivers", "ecosystem"] as const;
const financialTabs = ["business-model", "market-sizing", "projections", "savings-method", "impact-sizing"] as const;

/** Unknown tabs count as absent: the screen shows its first one. */
export const marketScanSearch = searchReader(({ tab }) => ({ tab: oneOf(marketScanTabs, tab) }));
export const financialProjectionSearch = searchReader(({ tab }) => ({ tab: oneOf(financialTabs, tab) }));
/** The persona's segment name. */
export const customerProfileSearch = searchReader(({ persona }) => ({ persona: textIn(persona) }));

export type MarketScanTab = (typeof marketScanTabs)[number];
export type FinancialTab = (typeof financialTabs)[number];
