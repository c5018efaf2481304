import { expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { companies } from "../../../../../library/companies/directory.ts";
import type { StartupsOutput } from "./output.ts";
import { startupsTask } from "./task.ts";

const facts = companies.map(({ founded, activity, name }) => `${name} ${activity} ${founded}`);
const input = { brief: refillDepots };

const answer: StartupsOutput = {
  startups: [
    {
      name: "Winnow",
      domain: "winnowsolutions.com",
      overview: "Winnow measures food waste in canteens. Canteens of shared offices are where depots would stand too.",
      headquarters: "London, United Kingdom",
      founded: "Unknown",
      certainty: "Sure of what it does and of the city; the year is not known.",
      hasCompetitiveProduct: false,
      relevance: "It has taught kitchens to weigh what they throw away, a habit that metering by tenant needs as well.",
      valueProposition: "Kitchens see what they waste, as tenants would see what they use.",
      competitiveAdvantage: "It has sensors that work in wet rooms, which a depot would need.",
      predictions: ["It could weigh consumables next."],
      potentialEngagements: [
        { action: "supplier", description: "Ask its head of product whether the scale can be bought alone." },
        { action: "partnership", description: "Offer a joint trial in one canteen." },
      ],
      keyFacts: [],
    },
  ],
};

testTaskPromises(
  startupsTask,
  conceptBriefs.map((brief) => ({ brief })),
  facts,
);

test("a good answer is taken, and so is one that names nobody", () => {
  expect(startupsTask.check(startupsTask.output.parse(answer), input)).toEqual([]);
  expect(startupsTask.check(startupsTask.output.parse({ startups: [] }), input)).toEqual([]);
});

test("more than six startups, or an action that does not exist, are no answer", () => {
  expect(startupsTask.output.safeParse({ startups: Array(7).fill(answer.startups[0]) }).success).toBe(false);
  const wrong = structuredClone(answer);
  Object.assign(wrong.startups[0]?.potentialEngagements[0] ?? {}, { action: "merger" });
  expect(startupsTask.output.safeParse(wrong).success).toBe(false);
});

const assess = (change: object) =>
  assessed(startupsTask, { startups: answer.startups.map((startup) => ({ ...startup, ...change })) }, input);

test("of two engagements with the same action the first stays, and one with another action is left out", () => {
  const { potentialEngagements: engagements = [] } = answer.startups[0] ?? {};
  expect(
    assess({ potentialEngagements: engagements.map((engagement) => ({ ...engagement, action: "supplier" })) }),
  ).toMatchObject({
    outcome: "ok",
    output: { startups: [{ potentialEngagements: engagements.slice(0, 1) }] },
    mends: ["repeated-item startups.0.potentialEngagements"],
  });
  expect(
    assess({ potentialEngagements: engagements.map((engagement) => ({ ...engagement, action: "merger" })) }),
  ).toMatchObject({
    outcome: "ok",
    output: { startups: [{ name: "Winnow", potentialEngagements: [] }] },
    notes: [{ rule: "fewer-than-wanted", place: "startups.0.potentialEngagements" }],
  });
});

test("facts about a startup are put in their form, and what stands twice in a list stands once", () => {
  const prediction = "It could weigh consumables next.";
  expect(
    assess({
      domain: "www.winnowsolutions.com",
      predictions: [prediction, prediction],
      keyFacts: "It began in canteens of hotels.",
    }),
  ).toMatchObject({
    outcome: "ok",
    output: {
      startups: [
        {
          domain: "winnowsolutions.com",
          predictions: [prediction],
          keyFacts: ["It began in canteens of hotels."],
        },
      ],
    },
  });
});

test("the company that has the idea is left out of its startups", () => {
  expect(assess({ name: "Northline" })).toMatchObject({ outcome: "ok", output: { startups: [] } });
});

test("a draft names companies of the directory only, with the facts as they stand there", () => {
  const { startups } = draftOf(startupsTask, input);
  expect(startups.map(({ name }) => name)).toEqual(["Brain Corp"]);
  for (const { name, domain, headquarters, founded, overview } of startups) {
    const company = companies.find((candidate) => candidate.name === name);
    expect({ domain, headquarters, founded, kind: "startup" }).toEqual({
      domain: company?.domain,
      headquarters: company?.headquarters,
      founded: String(company?.founded),
      kind: company?.kind,
    });
    expect(overview).toContain(company?.activity);
  }
});

test("a draft says nothing of what a company may do, and names nobody where the sector is not clear", () => {
  const { startups } = draftOf(startupsTask, input);
  for (const { predictions, potentialEngagements, keyFacts } of startups)
    expect([predictions, potentialEngagements, keyFacts]).toEqual([[], [], []]);
  expect(draftOf(startupsTask, { brief: bareConcept })).toEqual({ startups: [] });
});
