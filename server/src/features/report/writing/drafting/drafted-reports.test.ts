import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { expect, test } from "vitest";
import { bareConcept } from "#test-support/concept-briefs.ts";
import { draftTools } from "#test-support/draft-tools.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { sections } from "../../sections.ts";
import type { FinishedSections } from "../writing-tools.ts";

const answers = Object.entries({
  idea: ["A sensor on each linen trolley that tells what comes back unused"],
  audience: ["Housekeepers of small hotels", "Owners of laundries, who wash for several hotels"],
  pains: [
    "Unused towels are washed again with all the others",
    "Nobody at the desk knows how full a trolley is",
    "Families leave their towels by the pool",
  ],
  changes: ["The city council wants its water back", "Older staff retire and nobody is hired for the night shift"],
  assets: ["Drivers who see every hotel twice a day"],
  value_source: ["New revenue"],
  earning: ["Each hotel pays $3 for a trolley that is counted"],
  limits: ["No new detergent may get into waste water", "A contract of two years binds every laundry"],
  success: ["40 hotels send a third fewer towels after one year"],
}).map(([identifier, texts]) => ({ identifier, label: identifier, answers: texts }));

/** A concept of which something is said on every topic of one that earns. */
const linenCount: ConceptBrief = {
  company: { name: "Whitline", domain: "whitline.example", goal: "Wash less for more hotels." },
  concept: {
    title: "Linen that counts itself",
    summary: "A tag under each trolley weighs what comes back and tells the laundry what was never used.",
    overview: "The laundry reads the trolleys at its gate. The hotel sees each morning what it could have kept.",
    problemStatement: "A fifth of the linen is washed without need, and nobody can say which.",
    valueProposition: "Hotels pay for what their guests have used.",
    differentiators: ["Nothing is sewn into the linen", "It works without the hotel's network"],
    rightsToWin: ["A wash log of nine years"],
  },
  seed: {
    answers,
    clarifications: [{ question: "Who decides?", answers: ["The owner buys, the head housekeeper decides."] }],
  },
};

const ofEvaluation = (name: string) => evaluationBriefs.find((brief) => brief.name === name)?.concept ?? bareConcept;

// What a machine needs, what is drawn, and what is the same in every report that is drafted.
const unread = new Set(
  "uuid createdAt gradientColors conceptImageUrl order status testProgress version origin videoStatus trendsAndDrivers".split(
    " ",
  ),
);

/** A content line by line, each text with where it stands; what says nothing is left out. */
function linesOf(value: unknown, place: string): string[] {
  if (value === null || value === "") return [];
  if (typeof value !== "object") return [`${place}: ${value}`];
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : linesOf(part, `${place}.${name}`)));
}

test.each<[string, ConceptBrief]>([
  ["earns", linenCount],
  ["in-german", ofEvaluation("german")],
  ["saves-in-german", ofEvaluation("sparsam")],
  ["in-spanish", ofEvaluation("spanish")],
  ["in-japanese", ofEvaluation("japanese")],
  ["of-a-title", bareConcept],
])("a report drafted for a concept that %s reads as it is written down", async (name, brief) => {
  const finished: FinishedSections = {};
  const lines: string[] = [];
  for (const section of reportSections) {
    Object.assign(finished, { [section]: await sections[section].write(draftTools(brief, finished)) });
    // The projection is read by its own tests.
    if (section !== "financialProjection") lines.push("", `# ${section}`, "", ...linesOf(finished[section], section));
  }
  await expect(`${lines.join("\n").trim()}\n`).toMatchFileSnapshot(`drafted-reports/${name}.txt`);
});
