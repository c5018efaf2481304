import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import type { Claim, Source } from "@seedbed/contract/report/source";
import { readField } from "../../revisions/fields.ts";
import type { SectionChange } from "../../revisions/section-change.ts";
import type { EvidencePlace } from "../places/evidence-place.ts";
import type { PlaceIn } from "../places/places-in.ts";

/** A source as it is added to a statement. */
export interface SourceToAdd {
  source: Source;
  /** As it stands in what was read; empty for none. */
  quote: string;
  /** Empty for the conclusion as a whole. */
  claim: string;
  stance: AddedSource["stance"];
}

/** What a place rests on, with one source more; the same when that stands there already. */
export function withSource(
  { sources, claims, conclusion }: Pick<EvidencePlace, "sources" | "claims" | "conclusion">,
  { source, quote, claim, stance }: SourceToAdd,
): { sources: Source[]; claims: Claim[] | undefined } {
  const known = sources.find((each) => isSame(each, source));
  const uuid = known?.uuid ?? source.uuid;
  const citations = [...new Set([...(known?.citations ?? []), ...(quote === "" ? [] : [quote])])];
  const named = known
    ? sources.map((each) => (each === known ? { ...known, citations } : each))
    : [...sources, { ...source, citations }];
  // What speaks for the whole needs no statement; what speaks against it has its place in one.
  if (claim === "" && stance === "for") return { sources: named, claims };
  const text = claim === "" ? conclusion : claim;
  const stated = claims?.some((each) => each.text === text) ?? false;
  const all = stated ? (claims ?? []) : [...(claims ?? []), { text, passages: [], premises: [] }];
  return { sources: named, claims: all.map((each) => (each.text === text ? withPassage(each) : each)) };

  function withPassage(stating: Claim): Claim {
    const passage = { source: uuid, quote, stance };
    const stands = stating.passages.some(
      (each) => each.source === uuid && each.quote === quote && each.stance === stance,
    );
    return stands ? stating : { ...stating, passages: [...stating.passages, passage] };
  }
}

/** A copy is known by its uuid; what a person named without it is known by what was named. */
function isSame(standing: Source, added: Source): boolean {
  if (standing.uuid === added.uuid) return true;
  return (
    standing.classification === "person" &&
    added.classification === "person" &&
    standing.title === added.title &&
    standing.url === added.url
  );
}

/** The changes that make a place rest on these: those of the fields that hold them. */
export function evidenceChanges(
  { item, place, isBesideLists }: PlaceIn,
  { sources, claims }: Pick<EvidencePlace, "sources" | "claims">,
): SectionChange[] {
  const { holder } = place;
  const set = (field: string, value: unknown): SectionChange => ({
    kind: "set",
    item: isBesideLists ? null : item.uuid,
    field,
    value,
  });
  if (holder === "") {
    return [
      ...(sources === place.sources ? [] : [set("sources", sources)]),
      ...(claims === place.claims ? [] : [set("claims", claims)]),
    ];
  }
  const kept = keptClaims(place, claims);
  const evidence = (standing: object | undefined) => ({ insight: "", ...standing, sources, claims: kept });
  const [field = "", index, inEntry] = holder.split(".");
  const stands = readField(item, field);
  if (Array.isArray(stands)) {
    const entries = stands.map((entry, at) => {
      if (String(at) !== index) return entry;
      return inEntry ? { ...entry, [inEntry]: evidence(entry[inEntry]) } : { ...entry, sources, claims: kept };
    });
    return [set(field, entries)];
  }
  if (!isBesideLists) return [set(holder, evidence(readField(item, holder) as object | undefined))];
  // All that stands beside the lists keeps its evidence in one record, by what it is about.
  const path = holder.split(".");
  const about = path.pop() ?? "";
  const record = path.join(".");
  const standing = readField(item, holder) as object | undefined;
  return [set(record, { ...(readField(item, record) as object | undefined), [about]: evidence(standing) })];
}

/** What is read from other fields is not kept a second time, unless something was quoted for it. */
function keptClaims({ reasons }: EvidencePlace, claims: Claim[] | undefined): Claim[] | undefined {
  const kept = claims?.filter(({ text, passages }) => passages.length > 0 || !reasons.includes(text));
  return kept?.length === 0 && reasons.length > 0 ? undefined : kept;
}
