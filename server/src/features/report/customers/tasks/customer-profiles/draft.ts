import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../../platform/drafting/telling/statement.ts";
import { createVoice } from "../../../../../platform/drafting/telling/voice.ts";
import { createAsking } from "../../drafting/asking.ts";
import { saidOfConcept } from "../../drafting/said-of-concept.ts";
import { inventNames } from "../../invented-names.ts";
import { type PersonaKind, personaKinds } from "../../persona-kind.ts";
import { describedPersona } from "./described-persona.ts";
import { groupsOf } from "./groups.ts";
import type { CustomerProfilesOutput, Persona } from "./output.ts";
import type { CustomerProfilesInput } from "./prompt.ts";
import { unknownFacts } from "./unknown-facts.ts";
import { deciders, describedGroup, doubters, noGroup } from "./wording-of-names.ts";

const roles = { first: "likelyBuyer", second: "mustAgree", doubter: "likelyNonBuyer" } as const;
const attitudes = { first: "open", second: "cautious", doubter: "sceptical" } as const;

/**
 * One persona for each group that was named, up to three; one of whom nobody said that they buy and who must agree, the second group or else whoever
 * it will be; and one who says no, the third group or else whoever it will be. Nothing else is known about them.
 */
export function draftCustomerProfiles({ brief }: CustomerProfilesInput, seed: string): CustomerProfilesOutput {
  const { statements, language } = saidOfConcept(brief);
  const idea = brief.concept.title;
  const voice = createVoice({ seed: `${seed}\n${idea}`, language });
  const [first, second, third] = groupsOf(statements, { language, described: voice.label(describedGroup) });
  const personas: { kind: PersonaKind; segment: string; group?: Statement | undefined }[] = [
    { kind: "first", segment: voice.label(noGroup), ...first },
    { kind: "second", segment: deciders[language], ...second },
    { kind: "doubter", segment: voice.label(doubters), ...third },
  ];
  const names = inventNames(personaKinds.length, voice.random, language);
  return {
    profiles: personas.map((each, index) =>
      draftedPersona({ statements, language, idea, seed }, { ...each, name: names[index] ?? "" }),
    ),
  };
}

interface DraftGround {
  statements: readonly Statement[];
  language: DraftLanguage;
  /** The title of the concept. */
  idea: string;
  seed: string;
}

interface Placeholder {
  kind: PersonaKind;
  segment: string;
  name: string;
  /** Absent where the persona holds the place of a group that nobody named. */
  group?: Statement | undefined;
}

/** A persona about whom nothing is known but what was said of the group and the concept. */
export function draftedPersona(
  { statements, language, idea, seed }: DraftGround,
  { kind, segment, name, group }: Placeholder,
): Persona {
  const persona = personaKinds.indexOf(kind);
  const asking = createAsking({
    statements,
    voice: { seed: `${seed}\n${idea}\n${kind}`, language },
    idea,
    persona,
    turn: persona,
  });
  return {
    segment,
    name,
    isPrimary: kind === "first",
    attitude: attitudes[kind],
    role: roles[kind],
    ...unknownFacts,
    ...describedPersona(asking, { kind, name, group }),
  };
}
