import type { SlotValues } from "../../../platform/drafting/fill.ts";
import { asClause } from "../../../platform/drafting/phrases.ts";
import { plainText } from "../../../platform/drafting/plain-text.ts";
import { briefSlots } from "../../concepts/exports/brief-slots.ts";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";
import { segmentLabel } from "./segment-label.ts";
import type { Persona } from "./tasks/customer-profiles/output.ts";

/** The groups that a concept is for, as plural noun phrases; never empty. */
export function audienceOf(brief: ConceptBrief): readonly string[] {
  const { audience } = briefSlots(brief);
  return typeof audience === "string" ? [audience] : audience;
}

/**
 * Words of a persona for templates: `person` is the first name, `group` the segment as a plural noun phrase, and `audience`
 * the groups the concept is for as this persona speaks of them: the first one its own kind, the others of the first.
 */
export function personaSlots(brief: ConceptBrief, { name, segment }: Pick<Persona, "name" | "segment">): SlotValues {
  const audience = audienceOf(brief);
  const others = audience.filter((group) => segmentLabel(group) !== segment);
  const isFirst = segmentLabel(audience[0] ?? "") === segment;
  return {
    person: /[\p{L}\p{M}'’-]+/u.exec(name)?.[0] ?? "This person",
    group: asClause(plainText(segment)) || "these people",
    audience: isFirst || others.length === 0 ? audience.slice(0, 1) : others,
  };
}
