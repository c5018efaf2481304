import { isDeepStrictEqual } from "node:util";
import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { Source } from "@seedbed/contract/report/source";
import { Failure } from "../../../../platform/failure.ts";
import type { ItemChange } from "../../writing/item-change.ts";

type TypedPage = RealWorldSignal["sources"][number];
type Typed = { uuid: string } & Record<string, unknown>;

/** A signal that a person adds: found by the person, on pages whose addresses the person typed in. */
export function addedSignal(item: Typed, newUuid: () => string): Typed {
  const { sources, sourceCategory } = item as unknown as RealWorldSignal;
  return { ...item, isHypothesis: false, evidence: evidenceOf(sources, { sourceCategory, newUuid }) };
}

/**
 * What a change of a signal means for what stands behind it: pages that a person names are the person's word, those that stand already stay what
 * they are; other words than were found on them no longer quote them.
 */
export function signalFollowing(
  { item, field, value }: ItemChange & { kind: "set" },
  signal: RealWorldSignal,
  newUuid: () => string,
): ItemChange[] {
  const set = (name: "evidence" | "isHypothesis", to: unknown): ItemChange => ({
    kind: "set",
    item,
    field: name,
    value: to,
    follows: true,
  });
  if (field === "description" && value !== signal.description && signal.evidence?.claims) {
    const { claims: _quoted, ...evidence } = signal.evidence;
    return [set("evidence", evidence)];
  }
  if (field !== "sources" || isDeepStrictEqual(value, signal.sources)) return [];
  const evidence = evidenceOf(value as TypedPage[], { ...signal, newUuid });
  return [set("evidence", evidence), set("isHypothesis", false)];
}

function evidenceOf(
  pages: readonly TypedPage[],
  {
    sourceCategory,
    evidence,
    newUuid,
  }: Pick<RealWorldSignal, "sourceCategory" | "evidence"> & { newUuid: () => string },
): RealWorldSignal["evidence"] {
  if (pages.length === 0)
    throw new Failure("invalid", "Source title is required.", { form: { sources: "Source title is required." } });
  const sources = pages.map(
    (page, index) => evidence?.sources.find(isPage(page)) ?? typedSource(page, { index, sourceCategory, newUuid }),
  );
  const stays = new Set(sources.map(({ uuid }) => uuid));
  const claims = evidence?.claims
    ?.map((claim) => ({ ...claim, passages: claim.passages.filter(({ source }) => stays.has(source)) }))
    .filter(({ passages }) => passages.length > 0);
  return { insight: evidence?.insight ?? "", sources, ...(claims?.length ? { claims } : {}) };
}

const isPage =
  ({ title, url }: TypedPage) =>
  (source: Source) =>
    source.title === title && source.url === url;

function typedSource(
  { title, url }: TypedPage,
  {
    index,
    sourceCategory,
    newUuid,
  }: { index: number; sourceCategory: RealWorldSignal["sourceCategory"]; newUuid: () => string },
): Source {
  if (!Source.shape.url.safeParse(url).success) {
    const sentence = "Give the address of a page, beginning with http:// or https://.";
    throw new Failure("invalid", sentence, { form: { [`sources.${index}.url`]: sentence } });
  }
  return {
    uuid: newUuid(),
    title,
    description: "",
    url,
    classification: "person",
    citations: [],
    confidenceLevel: "medium",
    publishedDate: null,
    category: sourceCategory,
  };
}
