import type { CustomerProfile, Stance } from "@seedbed/contract/report/customers/schemas";
import { factsOfProfile, type ToldConcept } from "../../../../src/features/conversations/persona/facts-of-profile.ts";
import type { PersonaReplyInput } from "../../../../src/features/conversations/tasks/persona-reply/persona-input.ts";
import { type PersonaRow, personaRows, profileOf, roleOf } from "../../../model-server/personas/persona-profiles.ts";
import { type GermanWords, germanWords } from "./german-words.ts";

/** Somebody who is asked in an evaluation. Who speaks German has a German profile and is asked in German. */
export interface AskedPerson {
  name: string;
  language: "en" | "de";
  row: PersonaRow;
  /** What its limit is for, in its language. */
  per: string;
  /** What it uses today and what it refuses, in its language. */
  tool: string;
  refuses: string;
  profile: CustomerProfile;
}

/** Twenty people of twenty trades, four of whom speak German. */
export const askedPeople: readonly AskedPerson[] = personaRows.map((row, index) => {
  const german = germanWords.get(row.name);
  const { name, per, tool, refuses } = { ...row, ...german };
  const profile = profileOf(row, index);
  const language = german ? "de" : "en";
  return { name, language, row, per, tool, refuses, profile: german ? inGerman(profile, row, german) : profile };
});

/** What a person is given to answer a question about a concept. `role`: the part it takes; its own in turn when absent. */
export function personaInput(
  { profile, row, name }: AskedPerson,
  { concept, question, said = [], role }: Asking,
): PersonaReplyInput {
  const part = role ?? roleOf(personaRows.indexOf(row));
  const priceLimit = part === "likelyBuyer" ? { amount: row.limit, per: profile.stance?.priceLimit.per ?? "" } : null;
  return {
    name,
    role: part,
    priceLimit,
    facts: factsOfProfile(profile, concept),
    others: personaRows.filter((other) => other !== row).map((other) => other.name),
    said,
    question,
  };
}

interface Asking {
  concept: ToldConcept;
  question: string;
  said?: PersonaReplyInput["said"];
  role?: Stance["role"];
}

function inGerman(profile: CustomerProfile, row: PersonaRow, words: GermanWords): CustomerProfile {
  const { stance } = profile;
  const [job, pain, alternative] = [profile.jobs[0], profile.pains[0], profile.alternatives[0]];
  if (!stance || !job || !pain || !alternative) throw new Error(`${row.name} lacks a part of its profile.`);
  return {
    ...profile,
    segment: words.segment,
    occupation: words.occupation,
    description: `${words.occupation} in ${row.place}.`,
    customerInsight: `${words.pain}.`,
    stance: {
      ...stance,
      usesToday: { ...stance.usesToday, text: `Nutzt ${words.tool} für ${row.toolCost} $ im Monat.` },
      switchingCosts: { ...stance.switchingCosts, text: `Ein Wechsel heißt: ${words.switching}.` },
      priceLimit: {
        ...stance.priceLimit,
        text: `Zahlt höchstens ${row.limit} $ pro ${words.per}.`,
        per: words.per,
      },
      decidesWith: { ...stance.decidesWith, text: `Entscheidet mit: ${words.decider}.` },
      saysNoTo: { ...stance.saysNoTo, text: `Sagt nein zu: ${words.refuses}.` },
    },
    jobs: [{ ...job, description: words.job }],
    pains: [{ ...pain, description: words.pain }],
    alternatives: [{ ...alternative, name: words.tool, usage: "täglich", price: `${row.toolCost} $ im Monat` }],
  };
}
