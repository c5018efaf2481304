import type { Prompt } from "../../../../platform/model/task.ts";
import { fenced, fencedItems } from "../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../nucleus/exports/writing-rules.ts";
import { type SeedBrief, seedPrefix } from "../../exports/seed-brief.ts";

export interface GenerateConceptsInput {
  brief: SeedBrief;
  /** Concepts that stay beside the new ones. */
  existing: { title: string; summary: string }[];
  /** Concepts the person has seen and does not keep. */
  dropped: { title: string; summary: string }[];
  /** What the person wishes for this run; may be empty. */
  instructions: string;
  /** Concepts of this run that come too near to another one and are written anew: what to differ from. */
  tooNear?: { title: string; summary: string; near: string }[];
  /** How many concepts to write. */
  count: number;
}

export function generateConceptsPrompt({
  brief,
  existing,
  dropped,
  tooNear = [],
  instructions,
  count,
}: GenerateConceptsInput): Prompt {
  const identifiers = brief.answers.map(({ identifier, label }) => `${identifier}: ${label}`);
  return {
    system: writingRules,
    prefix: seedPrefix(brief),
    request: [
      `# Identifiers of the answered questions\n${fencedItems(identifiers)}`,
      listed("Concepts that exist already", existing),
      listed("Concepts the person has seen and let go of", dropped),
      listed(
        "Concepts to be replaced, because each says nearly the same as another one",
        tooNear.map(({ title, summary, near }) => ({ title: `${title} (too near to “${near}”)`, summary })),
      ),
      instructions === ""
        ? ""
        : `# Wishes for this run\nThe person asks for the following. Follow it where it concerns the content of the concepts.\n${fenced(instructions)}`,
      `# Your task
You are a senior strategist who turns what the people of a company know into business concepts they can decide about.
Write ${count === 1 ? "one business concept" : `${count} business concepts`} from these answers.

What makes them good:
- They are different ways to go, not variations in wording: they differ in who pays, in what is offered, in how it is delivered, or in which pain comes first. A person who reads only titles and summaries must see it.
- None repeats a concept that exists already, none brings back one that was let go of, and none comes near to one that is to be replaced.
- Each takes the limits seriously and says nothing that breaks one.
- Each is built on what the company has; where something essential is missing, the overview says so.
- Problem and value are about the people named in the answers, in a situation one can picture, with today's way of coping.
- Differentiators compare with what these people do today. "Better quality" and "easy to use" are not differentiators.
- Every right to win names something from the answers and says why a newcomer would lack it.
${
  brief.type === "IDENTIFY_NEW_OPPORTUNITIES"
    ? `- These people search: every concept is an opportunity they have not named. Under "opportunity" say what the company is today, what could be next for it, and why now.
- A reason comes from the answers, and "whyRestsOn" names them; what no answer says is an assumption, with nothing in "whyRestsOn" and a way to check it.
`
    : ""
}- Where the answers say what is spent today, savings are told in these amounts, as people entered them.
- Whoever answered that it should lower costs gets concepts that save money inside the company; whoever answered revenue gets concepts somebody pays for; whoever is not sure gets both kinds.
- "restsOn" names, for each part on its own, the answers its words come from, and no others.
- What would have to be true, and nobody knows yet, is called an assumption.`,
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}

function listed(heading: string, concepts: readonly { title: string; summary: string }[]): string {
  if (concepts.length === 0) return "";
  return `# ${heading}\n${fencedItems(concepts.map(({ title, summary }) => `${title}: ${summary}`))}`;
}
