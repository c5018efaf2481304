import type { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { conceptSortColumns } from "@seedbed/contract/concepts/schemas";
import { conceptCategories, conceptStatuses } from "@seedbed/contract/concepts/vocabulary";
import { seedSortColumns, seedTypes } from "@seedbed/contract/incubation/schemas";
import { searches } from "@seedbed/server/test-support/filled-bank";

type Asked = Record<string, string>;

const pages = (lastPage: number): Asked[] =>
  [1, lastPage / 2, lastPage].map((page) => ({ page: String(Math.round(page)) }));
const sorts = (columns: readonly string[]): Asked[] =>
  columns.flatMap((column) => [
    { sort: column, page: "2" },
    { sort: `-${column}`, page: "2000" },
  ]);
const found: Asked[] = [
  { search: searches.common },
  { search: searches.common, page: "900" },
  { search: searches.rare },
  { search: searches.prefix },
  { search: `${searches.prefix} dep`, sort: "updatedAt" },
  { search: searches.nowhere },
];
const every = conceptStatuses.join(",");

/** What is asked of a bank of 100,000 concepts, page 5,000 of which is the last when the archived ones are among them. */
export const askedOfBank: Asked[] = [
  ...pages(5_000).map((page) => ({ ...page, status: every })),
  { page: "1" },
  ...conceptStatuses.map((status) => ({ status })),
  { status: "new,commercialized", page: "100" },
  ...conceptCategories.map((category) => ({ category, page: "50" })),
  { createdBy: "First7 Last7" },
  { createdBy: "First7 Last7", page: "150" },
  { createdBy: "Nobody Knows" },
  ...sorts(conceptSortColumns),
  ...found,
  { search: "C-0420" },
  { search: searches.common, status: "commercialized", createdBy: "First7 Last7", sort: "title" },
  { search: searches.rare, category: "active", sort: "-updatedAt" },
  { status: "new,ideating", createdBy: "First3 Last3", sort: "-title", page: "20" },
] satisfies Partial<Record<keyof ConceptListQuery, string>>[];

export const askedOfSeeds: Asked[] = [
  ...pages(5_000).map((page) => ({ ...page, status: "draft,published,archived" })),
  { status: "published", page: "100" },
  { category: "draft" },
  { createdBy: "First7 Last7", page: "20" },
  ...seedTypes.map((type) => ({ type, page: "1000" })),
  ...sorts(seedSortColumns),
  ...found,
];
