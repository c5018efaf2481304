import type { ResearchSettings } from "../../platform/research/research-settings.ts";
import { createSearchProvider } from "../../platform/research/search/create-search-provider.ts";
import { SearchFailed, type SearchFailure } from "../../platform/research/search-provider.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";

interface ResearchToCheck {
  settings: ResearchSettings;
  /** Nothing is looked up without a model that reads it. */
  hasModel: boolean;
  signal: AbortSignal;
  /** Milliseconds to wait for the provider. */
  patience: number;
}

const nobody = { company: "", person: null };

/** Whether the web can be searched: one harmless search, which is paid for like any. */
export async function checkResearch({ settings, hasModel, signal, patience }: ResearchToCheck): Promise<Answer[]> {
  const provider = createSearchProvider(settings, { timeoutMs: patience });
  if (!provider)
    return [
      ok("RESEARCH is not set: nothing is searched on the web, and reports rest on reasoning and your own words."),
    ];
  const { name, usdPerSearch } = provider;
  const price = usdPerSearch ? ` A search costs ${usdPerSearch} USD.` : "";
  const search = provider.search("weather", { language: "en", signal, whose: nobody }).then(
    (pages) =>
      pages.length > 0
        ? ok(`${name} answers a search with ${pages.length} ${pages.length > 1 ? "pages" : "page"}.${price}`)
        : note(`${name} answers, but finds nothing even for "weather".`, "Look at the search engines that it asks."),
    (error: unknown) => {
      if (!(error instanceof SearchFailed)) throw error;
      return wrong(error.message, remedies[name === "searxng" ? "own" : "hosted"][error.code]);
    },
  );
  return [await search, ...withoutModel(hasModel), ...trusted(settings.trustedHosts)];
}

const remedies: Record<"own" | "hosted", Record<SearchFailure, string>> = {
  own: {
    quota: "Let its limiter pass this server, or wait.",
    refused: "Correct RESEARCH_URL, or search.formats in its settings.yml.",
    unavailable: "Look whether it runs, and whether this server may call it.",
  },
  hosted: {
    quota: "Look at your plan there; until then reports are written without research.",
    refused: "Correct RESEARCH_API_KEY, and RESEARCH_URL if it is set.",
    unavailable: "Look whether this server may call it, and at RESEARCH_URL if it is set.",
  },
};

const withoutModel = (hasModel: boolean): Answer[] =>
  hasModel ? [] : [note("Without a model nothing is looked up.", "Set AI_MODEL.")];

const trusted = (hosts: readonly string[]): Answer[] =>
  hosts.length > 0
    ? [
        note(
          `Pages of ${hosts.join(", ")} may be read without TLS and in your own network, by everyone who may order a report.`,
        ),
      ]
    : [];
