import { oneOf, searchReader } from "../../../shell/search-parameters.ts";

const tabs = ["trends-drivers", "ecosystem"] as const;
export type MarketScanTab = (typeof tabs)[number];

/** Unknown tabs count as absent: the screen shows its first one. */
export const marketScanSearch = searchReader(({ tab }) => ({ tab: oneOf(tabs, tab) }));
