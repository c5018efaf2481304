import type { QueryClient } from "@tanstack/react-query";
import { assumptions } from "./assumptions/section.ts";
import { contextQuery } from "./context/context-query.ts";
import { customerProfiles } from "./customers/section.ts";
import { financialProjection } from "./financials/section.ts";
import { conceptQuery } from "./frame/concept-query.ts";
import { marketScan, trends } from "./market-scan/section.ts";
import { glanceQuery } from "./overview/glance-query.ts";
import { overview } from "./overview/section.ts";
import { summariesQuery } from "./overview/summaries-query.ts";

/**
 * Asks for what the page of a report at this address shows while its scripts are still read: the page finds the answers there, or on their way. What
 * fails is told by the page, which asks again.
 */
export function readAhead(queryClient: QueryClient, pathname: string): void {
  const [, id, page] = /^\/concept\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return;
  void queryClient.prefetchQuery(conceptQuery(id));
  switch (page) {
    case undefined:
    case "overview":
      void queryClient.prefetchQuery(glanceQuery(id));
      return void queryClient.prefetchQuery(overview.query(id));
    case "market-scan":
      void queryClient.prefetchQuery(trends.query(id));
      return void queryClient.prefetchQuery(marketScan.query(id));
    case "customer-profile":
      void queryClient.prefetchQuery(summariesQuery(id));
      return void queryClient.prefetchQuery(customerProfiles.query(id));
    case "financial-projection":
      void queryClient.prefetchQuery(summariesQuery(id));
      return void queryClient.prefetchQuery(financialProjection.query(id));
    case "assumptions":
      return void queryClient.prefetchQuery(assumptions.query(id));
    case "settings":
      return void queryClient.prefetchQuery(contextQuery(id));
  }
}
