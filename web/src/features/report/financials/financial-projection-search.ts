import { oneOf, searchReader, textIn } from "../../../shell/search-parameters.ts";

const tabs = ["business-model", "market-sizing", "projections", "savings-method", "impact-sizing"] as const;
export type FinancialTab = (typeof tabs)[number];

/** Unknown tabs count as absent: the screen shows its first one. `plan` says what is tried in projections. */
export const financialProjectionSearch = searchReader(({ tab, plan }) => ({
  tab: oneOf(tabs, tab),
  plan: textIn(plan),
}));
