import type { Verdicts } from "../revisions/withdrawn.ts";
import type { FoundEvidence } from "./found-evidence.ts";

/** Every source of an item once for what it says for the conclusion, and once for what it says against it; what was marked as wrong counts for nothing. */
export function weighedSources({ sources, claims = [] }: FoundEvidence["place"], { rejected, wrong }: Verdicts) {
  const standing = claims.filter(({ text }) => !wrong.has(text)).flatMap(({ passages }) => passages);
  const isCited = (uuid: string) => claims.some(({ passages }) => passages.some(({ source }) => source === uuid));
  return sources.flatMap((source) => {
    const isRejected = rejected.has(source.uuid);
    const stances = new Set(standing.filter((passage) => passage.source === source.uuid).map(({ stance }) => stance));
    // A source that no statement cites was added for the whole.
    const all = isCited(source.uuid) ? [...stances] : (["for"] as const);
    return all.map((stance) => ({ ...source, stance, isRejected }));
  });
}
