import type { ToldConcept } from "../../../../src/features/conversations/persona/facts-of-profile.ts";
import { badIdeas } from "./bad-ideas.ts";
import { fairIdeas } from "./fair-ideas.ts";
import { type AskedPerson, askedPeople } from "./people.ts";

/** Why an idea is plainly bad for the person it is put to. Nobody needs to know the trade to see it. */
export type Badness = "useless" | "dear" | "unlawful" | "dangerous" | "beside the point";

export interface IdeaForPerson {
  person: AskedPerson;
  /** Null for one that is worth a thought: it is about what troubles this person, and within its limit. */
  badness: Badness | null;
  price: number;
  concept: ToldConcept;
}

const isBadness = (word: string): word is Badness =>
  ["useless", "dear", "unlawful", "dangerous", "beside the point"].includes(word);

function ideaOf(line: string): IdeaForPerson {
  const [name, kind = "", price, title, summary, problemStatement] = line.split("|");
  const person = askedPeople.find((candidate) => candidate.name === name);
  if (!person || !title || !summary || !problemStatement || !(Number(price) > 0))
    throw new Error(`an idea lacks a part: ${line}`);
  const cost = person.language === "de" ? `Es kostet ${price} $ pro` : `It costs $${price} per`;
  return {
    person,
    badness: isBadness(kind) ? kind : null,
    price: Number(price),
    concept: { title, summary, problemStatement, valueProposition: `${cost} ${person.per}.` },
  };
}

const linesOf = (text: string) => text.trim().split("\n");

/** Sixty ideas, three for each of twenty people: two that are worth a thought, and one that is plainly bad. */
export const ideasForPeople: readonly IdeaForPerson[] = [...linesOf(fairIdeas), ...linesOf(badIdeas)].map(ideaOf);
