import { createVoice } from "../../../../../platform/drafting/telling/voice.ts";
import { saidOfConcept } from "../../drafting/said-of-concept.ts";
import { inventNames } from "../../invented-names.ts";
import { draftedPersona } from "../customer-profiles/draft.ts";
import { deciders, doubters } from "../customer-profiles/wording-of-names.ts";
import { NeededPersonaOutput } from "./output.ts";
import type { NeededPersonaInput } from "./prompt.ts";

const kinds = { mustAgree: "second", likelyNonBuyer: "doubter" } as const;

/** Whoever must agree, or whoever says no, under an invented name: the groups that were named are those of the others. */
export function draftNeededPersona({ brief, role, others }: NeededPersonaInput, seed: string): NeededPersonaOutput {
  const { statements, language } = saidOfConcept(brief);
  const idea = brief.concept.title;
  const voice = createVoice({ seed: `${seed}\n${idea}\n${role}`, language });
  const segment = role === "mustAgree" ? deciders[language] : voice.label(doubters);
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  const [name = ""] = inventNames(others.length + 1, voice.random, language).filter(
    (invented) => !taken.has(invented.toLowerCase()),
  );
  return NeededPersonaOutput.parse(
    draftedPersona({ statements, language, idea, seed }, { kind: kinds[role], segment, name }),
  );
}
