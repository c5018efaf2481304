import type { TokenCount } from "../usage/prices.ts";
import { field, first } from "./json-parts.ts";

/** The tokens that a usage object counts, whatever it calls them, numbers or texts; undefined when it counts none. */
export function tokensIn(usage: unknown): TokenCount | undefined {
  const input = count(usage, "prompt_tokens", "input_tokens", "prompt_eval_count", "tokens_evaluated");
  const output = count(usage, "completion_tokens", "output_tokens", "eval_count", "tokens_predicted");
  if (input === undefined && output === undefined) return undefined;
  const details = first(field(usage, "prompt_tokens_details"), field(usage, "input_tokens_details"));
  const cached =
    count(details, "cached_tokens") ??
    count(usage, "prompt_cache_hit_tokens", "cached_tokens", "cache_read_input_tokens");
  return { input: input ?? 0, cached: Math.min(cached ?? 0, input ?? 0), output: output ?? 0 };
}

function count(source: unknown, ...names: string[]): number | undefined {
  const value = first(...names.map((name) => field(source, name)));
  const number = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? Math.round(number) : undefined;
}
