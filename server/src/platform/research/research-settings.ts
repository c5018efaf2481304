import type { SearchProvider } from "./search-provider.ts";

/** How and how much is looked up. */
export interface ResearchSettings {
  provider: SearchProvider["name"] | "none";
  /** Of the search; the provider's own when absent. */
  url?: string | undefined;
  apiKey?: string | undefined;
  /** Hosts, with their port unless it is the usual one, whose pages may be read without TLS and in the own network. */
  trustedHosts: string[];
  /** Days for which what was found and read counts as fresh. */
  keepDays: number;
  /** US dollars; what the provider's list says when absent. */
  usdPerSearch?: number | undefined;
  searchesPerReport: number;
  pagesPerReport: number;
}
