import type { Claim, Evidence, Source } from "@seedbed/contract/report/source";

/** Where something of a report says what it rests on. */
export interface EvidencePlace {
  /** The field that holds it; "" for the item itself. */
  field: string;
  /** The field of the item that holds its sources and its claims; "" for the item itself. */
  holder: string;
  title: string;
  conclusion: string;
  /** The field that holds the conclusion. */
  concluded: string;
  sources: Source[];
  /** Absent for what was written without research, and by people. */
  claims: Claim[] | undefined;
  /** The statements among its claims that are read from other fields of the item, and not kept with its evidence. */
  reasons: string[];
  whatWouldTurn: string;
  /** It only gathers what other places of the item, or items in it, say. */
  isGathered: boolean;
}

export type GivenPlace = Pick<EvidencePlace, "title" | "conclusion" | "concluded"> & Partial<EvidencePlace>;

export const placeOf = (given: GivenPlace): EvidencePlace => ({
  field: "",
  holder: given.field ?? "",
  sources: [],
  claims: undefined,
  reasons: [],
  whatWouldTurn: "",
  isGathered: false,
  ...given,
});

/** The sources and claims that a field holds, if it does. */
export const ofEvidence = (evidence: Evidence | undefined) => ({
  sources: evidence?.sources ?? [],
  claims: evidence?.claims,
});

/** A place whose reasoning stands in other fields of the item: each text is a statement, with what was quoted for it. */
export function reasoned(
  given: Omit<GivenPlace, "claims" | "sources" | "reasons">,
  evidence: Evidence | undefined,
  texts: readonly string[],
): EvidencePlace {
  const reasons = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
  const stored = evidence?.claims ?? [];
  const claims = [
    ...reasons.map((text) => stored.find((claim) => claim.text === text) ?? { text, passages: [], premises: [] }),
    ...stored.filter(({ text }) => !reasons.includes(text)),
  ];
  return placeOf({
    ...given,
    reasons,
    sources: evidence?.sources ?? [],
    claims: claims.length > 0 ? claims : undefined,
  });
}

/** All that several parts rest on, each source once. */
export function gathered(given: GivenPlace, parts: readonly Partial<Pick<EvidencePlace, "sources" | "claims">>[]) {
  const sources = new Map<string, Source>();
  for (const source of parts.flatMap((part) => part.sources ?? [])) {
    const citations = [...(sources.get(source.uuid)?.citations ?? []), ...source.citations];
    sources.set(source.uuid, { ...source, citations: [...new Set(citations)] });
  }
  const isResearched = parts.some((part) => part.claims !== undefined);
  return placeOf({
    ...given,
    sources: [...sources.values()],
    claims: isResearched ? parts.flatMap((part) => part.claims ?? []) : undefined,
    isGathered: true,
  });
}
