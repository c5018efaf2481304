import * as z from "zod/mini";

const marketScanTabs = ["trends-drivers", "ecosystem"] as const;
const financialTabs = ["business-model", "market-sizing", "projections", "savings-method", "impact-sizing"] as const;

/** Unknown tabs count as absent: the screen shows its first one. */
export const marketScanSearch = z.object({ tab: z.catch(z.optional(z.enum(marketScanTabs)), undefined) });
export const financialProjectionSearch = z.object({ tab: z.catch(z.optional(z.enum(financialTabs)), undefined) });
/** The persona's segment name. */
export const customerProfileSearch = z.object({ persona: z.catch(z.optional(z.coerce.string()), undefined) });

export type MarketScanTab = (typeof marketScanTabs)[number];
export type FinancialTab = (typeof financialTabs)[number];
