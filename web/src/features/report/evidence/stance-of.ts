import type { Claim } from "@seedbed/contract/report/source";

/** Whether a source speaks for what rests on it: it does not where all that is quoted of it speaks against. */
export function stanceOf(source: string, claims: readonly Claim[] | undefined): "for" | "against" {
  const passages = (claims ?? []).flatMap((claim) => claim.passages).filter((passage) => passage.source === source);
  return passages.length > 0 && passages.every(({ stance }) => stance === "against") ? "against" : "for";
}
