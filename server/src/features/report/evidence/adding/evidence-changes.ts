import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import type { Claim, Source } from "@seedbed/contract/report/source";
import { readField } from "../../revisions/fields.ts";
import type { SectionChange } from "../../revisions/section-change.ts";
import type { Item } from "../../writing/section.ts";
import type { EvidencePlace } from "../evidence-place.ts";

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

/** The changes that make an item rest on these: those of its fields that hold them. */
export function evidenceChanges(
  item: Item,
  { holder, conclusion, ...before }: Pick<EvidencePlace, "holder" | "conclusion" | "sources" | "claims">,
  { sources, claims }: Pick<EvidencePlace, "sources" | "claims">,
): SectionChange[] {
  const set = (field: string, value: unknown): SectionChange => ({ kind: "set", item: item.uuid, field, value });
  if (holder === "") {
    return [
      ...(sources === before.sources ? [] : [set("sources", sources)]),
      ...(claims === before.claims ? [] : [set("claims", claims)]),
    ];
  }
  const [field = "", index] = holder.split(".");
  const evidence = (standing: object | undefined) => ({ insight: "", ...standing, sources, claims });
  const stands = readField(item, field);
  if (!Array.isArray(stands)) return [set(field, evidence(stands as object | undefined))];
  const entries = stands.map((entry, at) =>
    String(at) === index ? { ...entry, evidence: evidence(entry.evidence) } : entry,
  );
  return [set(field, entries)];
}
