import { z } from "zod";
import type { ResearchSettings } from "../platform/research/research-settings.ts";
import { wholeNumber } from "../platform/whole-number.ts";
import { trustedHosts } from "./trusted-hosts.ts";

const providers = ["none", "searxng", "tavily", "brave"] as const;

/** The variables of what is looked up on the web. */
export const researchVariables = {
  RESEARCH: z.enum(providers, "must be none, searxng, tavily or brave").default("none"),
  RESEARCH_URL: z
    .string()
    .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
      error: "must be an address that begins with http:// or https://",
      abort: true,
    })
    .refine(
      (text) => !/[?#]/.test(text) && new URL(text).password === "",
      "must be an address without password, ? and #",
    )
    .optional(),
  RESEARCH_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be a key of letters, digits and signs without spaces")
    .optional(),
  RESEARCH_TRUSTED_HOSTS: trustedHosts,
  RESEARCH_KEEP_DAYS: wholeNumber(1, 3_650).default(30),
  RESEARCH_USD_PER_SEARCH: z
    .string()
    .regex(/^\d+(\.\d+)?$/, "must be a number of US dollars such as 0.005")
    .transform(Number)
    .optional(),
  RESEARCH_SEARCHES_PER_REPORT: wholeNumber(1, 1_000).default(40),
  RESEARCH_PAGES_PER_REPORT: wholeNumber(1, 1_000).default(60),
};

type Variables = z.infer<z.ZodObject<typeof researchVariables>>;

/** How the web is searched. Throws what `lacks` makes of a variable that is set and another that it needs. */
export function readResearch(variables: Variables, lacks: (set: string, missing: string) => Error): ResearchSettings {
  const { RESEARCH: provider, RESEARCH_URL: url, RESEARCH_API_KEY: apiKey } = variables;
  if (provider === "searxng" && !url) throw lacks("RESEARCH", "RESEARCH_URL");
  if ((provider === "tavily" || provider === "brave") && !apiKey) throw lacks("RESEARCH", "RESEARCH_API_KEY");
  return {
    provider,
    url,
    apiKey,
    trustedHosts: variables.RESEARCH_TRUSTED_HOSTS,
    keepDays: variables.RESEARCH_KEEP_DAYS,
    usdPerSearch: variables.RESEARCH_USD_PER_SEARCH,
    searchesPerReport: variables.RESEARCH_SEARCHES_PER_REPORT,
    pagesPerReport: variables.RESEARCH_PAGES_PER_REPORT,
  };
}
