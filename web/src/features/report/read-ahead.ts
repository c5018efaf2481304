import type { QueryClient } from "@tanstack/react-query";
import { dismissedQuery } from "../../shell/no-model/dismissed-query.ts";
import { reportKeys } from "../../transport/query-keys.ts";
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

/** Milliseconds that a page whose concept is there waits for the rest of its first screen: about what it takes to draw it in waiting. */
const patience = 300;

/**
 * Asks for what the page of a report at this address shows while its scripts are still read: the page finds the answers there, or on their way. What
 * fails is told by the page, which asks again. The frame of the report waits a moment for them (`reportKeys.ahead`): who draws a page in waiting first
 * reads it later.
 */
export function readAhead(queryClient: QueryClient, pathname: string): void {
  const [, id, page = "overview"] = /^\/concept\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return;
  const own = askedBy[page]?.(queryClient, id);
  const concept = queryClient.fetchQuery(conceptQuery(id));
  concept.catch(() => undefined);
  if (!own) return;
  void queryClient.prefetchQuery({
    queryKey: reportKeys.ahead(id),
    queryFn: async () => {
      const { featureVersions, reportStatusBySection } = await concept;
      // Whether to say that nothing was looked up for what a model wrote stands above it.
      if (
        page === "market-scan" &&
        featureVersions.marketScan === "v3" &&
        reportStatusBySection.trends.origin !== "draft"
      )
        own.push(queryClient.prefetchQuery(researchQuery(id)), queryClient.prefetchQuery(dismissedQuery));
      await Promise.race([Promise.all(own), new Promise((resolve) => setTimeout(resolve, patience))]);
      return true;
    },
  });
}

const askedBy: Record<string, (queryClient: QueryClient, id: string) => Promise<void>[]> = {
  overview: (client, id) => [client.prefetchQuery(glanceQuery(id)), client.prefetchQuery(overview.query(id))],
  "market-scan": (client, id) => [client.prefetchQuery(trends.query(id)), client.prefetchQuery(marketScan.query(id))],
  "customer-profile": (client, id) => [
    client.prefetchQuery(summariesQuery(id)),
    client.prefetchQuery(customerProfiles.query(id)),
  ],
  "financial-projection": (client, id) => [
    client.prefetchQuery(summariesQuery(id)),
    client.prefetchQuery(financialProjection.query(id)),
  ],
  assumptions: (client, id) => [client.prefetchQuery(assumptions.query(id))],
  settings: (client, id) => [client.prefetchQuery(contextQuery(id))],
};
