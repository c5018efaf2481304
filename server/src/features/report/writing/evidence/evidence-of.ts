import type { Claim, Source } from "@seedbed/contract/report/source";
import { confidenceOf } from "@seedbed/rules/evidence/confidence";
import type { NumberedPassage } from "../writing-tools.ts";
import type { CitedClaim } from "./cited-claims.ts";

/** What was read, and when it is. */
export interface Read {
  passages: readonly NumberedPassage[];
  /** ISO 8601. */
  now: string;
}

/**
 * What stands behind an item: its sources, each kept copy once with the spans that are quoted of it, and its claims. Without passages in the call
 * there is nothing.
 */
export function evidenceOf(
  claims: readonly CitedClaim[] | undefined,
  { passages, now }: Read,
): { sources: Source[]; claims: Claim[] } | undefined {
  if (claims === undefined) return undefined;
  const sourceOf = (number: string) => passages.find((passage) => String(passage.number) === number)?.source;
  const sources = new Map<string, Source>();
  const told = claims.map(({ statement, citations, premises = [] }): Claim => {
    const cited = citations.flatMap(({ passage, quote, stance }) => {
      const source = sourceOf(passage);
      if (!source) return [];
      const known = sources.get(source.uuid) ?? { ...source, citations: [], confidenceLevel: levelOf(source, now) };
      sources.set(source.uuid, { ...known, citations: [...new Set([...known.citations, quote])] });
      return [{ source: source.uuid, quote, stance }];
    });
    return { text: statement, passages: cited, premises };
  });
  return { sources: [...sources.values()], claims: told };
}

/** How far one source alone carries a claim. */
function levelOf(source: Source, now: string): Source["confidenceLevel"] {
  return confidenceOf([{ ...source, stance: "for", isRejected: false }], now).level ?? "low";
}
