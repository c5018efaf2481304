import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { QueryClient } from "@tanstack/react-query";
import type { LatePart } from "../../design/late/late-part.ts";
import { dismissedQuery } from "../../shell/no-model/dismissed-query.ts";
import { noModelNotice } from "../../shell/no-model/late-notice.ts";
import { serverQuery } from "../../shell/no-model/server-query.ts";
import { classicForm } from "./assumptions/late-forms.ts";
import { assumptions } from "./assumptions/section.ts";
import { contextQuery } from "./context/context-query.ts";
import { customerProfiles } from "./customers/section.ts";
import { classicProjection } from "./financials/late-forms.ts";
import { financialProjection } from "./financials/section.ts";
import { conceptQuery } from "./frame/concept-query.ts";
import { isDrafted } from "./frame/notes/is-drafted.ts";
import { classicScan } from "./market-scan/late-forms.ts";
import { marketScan, trends } from "./market-scan/section.ts";
import { glanceQuery } from "./overview/glance-query.ts";
import { classicOverview, upgradeBanner } from "./overview/late-forms.ts";
import { overview } from "./overview/section.ts";
import { summariesQuery } from "./overview/summaries-query.ts";
import { researchQuery } from "./research/research-query.ts";

/**
 * Asks for what the page of a report at this address shows while its scripts are still read: the page finds the answers there, or on their way. What
 * fails is told by the page, which asks again. Resolves when all is there, or has failed.
 */
export async function readAhead(queryClient: QueryClient, pathname: string): Promise<void> {
  const [, id, page = "overview"] = /^\/concept\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return;
  const concept = queryClient.fetchQuery(conceptQuery(id)).catch(() => undefined);
  const forms = concept.then((found) => (found ? fetchForms(page, found) : undefined));
  const notice = concept.then((found) => (found && isDrafted(found) ? fetchNotice(queryClient) : undefined));
  await Promise.all([concept, forms, notice, ...partsOf(page, { queryClient, id, concept })]);
}

/** The body of a report that was drafted waits for what is said above it of that. */
async function fetchNotice(queryClient: QueryClient): Promise<void> {
  const asked = [queryClient.prefetchQuery(serverQuery), queryClient.prefetchQuery(dismissedQuery)];
  await Promise.allSettled([...asked, noModelNotice.fetch()]);
}

/** Earlier forms of a page are files of their own: no announcement knows which one a concept has. */
async function fetchForms(page: string, { featureVersions }: Concept): Promise<void> {
  const { conceptOverview, marketScan, financialProjection, assumptions } = featureVersions;
  const forms: readonly [string, boolean, LatePart<unknown>][] = [
    ["overview", conceptOverview === "v1", classicOverview],
    ["overview", conceptOverview !== "v3", upgradeBanner],
    ["market-scan", marketScan !== "v3", classicScan],
    ["financial-projection", financialProjection !== "v2", classicProjection],
    ["assumptions", assumptions === "v1", classicForm],
  ];
  const wanted = forms.filter(([of, isShown]) => of === page && isShown);
  // What could not be fetched is asked for again by the page.
  await Promise.allSettled(wanted.map(([, , form]) => form.fetch()));
}

interface Asked {
  queryClient: QueryClient;
  /** As the address names it. */
  id: string;
  /** Undefined when it could not be read. */
  concept: Promise<Concept | undefined>;
}

function partsOf(page: string, { queryClient, id, concept }: Asked): Promise<void>[] {
  switch (page) {
    case "overview":
      return [queryClient.prefetchQuery(glanceQuery(id)), queryClient.prefetchQuery(overview.query(id))];
    case "market-scan":
      return [
        queryClient.prefetchQuery(trends.query(id)),
        queryClient.prefetchQuery(marketScan.query(id)),
        // Whether to say that nothing was looked up for what a model wrote stands above it.
        concept.then(async (found) => {
          if (found?.featureVersions.marketScan !== "v3" || found.reportStatusBySection.trends.origin === "draft")
            return;
          await Promise.all([queryClient.prefetchQuery(researchQuery(id)), queryClient.prefetchQuery(dismissedQuery)]);
        }),
      ];
    case "customer-profile":
      return [queryClient.prefetchQuery(summariesQuery(id)), queryClient.prefetchQuery(customerProfiles.query(id))];
    case "financial-projection":
      return [queryClient.prefetchQuery(summariesQuery(id)), queryClient.prefetchQuery(financialProjection.query(id))];
    case "assumptions":
      return [queryClient.prefetchQuery(assumptions.query(id))];
    case "settings":
      return [queryClient.prefetchQuery(contextQuery(id))];
    default:
      return [];
  }
}
