import type {
  AssumptionCategory,
  AssumptionList,
  ListedAssumption,
} from "@seedbed/contract/report/assumptions/schemas";
import { metricsByCategory } from "@seedbed/rules/assumptions/category-metrics";

/** One page of a concept's assumptions, of one category or all; the metrics always cover all. A page beyond the last gives the last. */
export function assumptionPage<Listed extends ListedAssumption>(
  all: Listed[],
  query: { category?: AssumptionCategory | undefined; page: number; page_size: number },
): AssumptionList & { results: Listed[] } {
  const chosen = query.category ? all.filter((assumption) => assumption.category === query.category) : all;
  const numberOfPages = Math.max(1, Math.ceil(chosen.length / query.page_size));
  const page = Math.min(query.page, numberOfPages);
  return {
    results: chosen.slice((page - 1) * query.page_size, page * query.page_size),
    count: chosen.length,
    numberOfPages,
    pageSize: query.page_size,
    categoryMetrics: metricsByCategory(all),
  };
}
