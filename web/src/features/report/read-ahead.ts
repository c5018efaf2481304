import type { QueryClient } from "@tanstack/react-query";
import { dismissedQuery } from "../../shell/no-model/dismissed-query.ts";
import { assumptions } from "./assumptions/section.ts";
import { contextQuery } from "./context/context-query.ts";
import { customerProfiles } from "./customers/section.ts";
import { financialProjection } from "./financials/section.ts";
import { conceptQuery } from "./frame/concept-query.ts";
import { marketScan, trends } from "./market-scan/section.ts";
import { glanceQuery } from "./overview/glance-query.ts";
import { overview } from "./overview/section.ts";
import { summariesQuery } from "./overview/summaries-query.ts";
import { researchQuery } from "./research/research-query.ts";

/**
 * Asks for what the page of a report at this address shows while its scripts are still read: the page finds the answers there, or on their way. What
 * fails is told by the page, which asks again.
 */
export function readAhead(queryClient: QueryClient, pathname: string): void {
  const [, id, page = "overview"] = /^\/concept\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return;
  const concept = queryClient.fetchQuery(conceptQuery(id));
  concept.catch(() => undefined);
  switch (page) {
    case "overview":
      void queryClient.prefetchQuery(glanceQuery(id));
      return void queryClient.prefetchQuery(overview.query(id));
    case "market-scan":
      void queryClient.prefetchQuery(trends.query(id));
      void queryClient.prefetchQuery(marketScan.query(id));
      // Whether to say that nothing was looked up for what a model wrote stands above it.
      return void concept.then(
        ({ featureVersions, reportStatusBySection }) => {
          if (featureVersions.marketScan !== "v3" || reportStatusBySection.trends.origin === "draft") return;
          void queryClient.prefetchQuery(researchQuery(id));
          void queryClient.prefetchQuery(dismissedQuery);
        },
        () => undefined,
      );
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
