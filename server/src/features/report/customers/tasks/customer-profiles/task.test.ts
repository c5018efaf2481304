import { describe, expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona } from "#test-support/persona-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { companies } from "../../../../../library/companies/directory.ts";
import { sectors } from "../../../../../library/sectors.ts";
import type { Persona } from "./output.ts";
import { customerProfilesTask } from "./task.ts";
import { personaWording } from "./wording.ts";

const input = { brief: refillDepots };
const others: Persona[] = [
  persona({
    segment: "Landlords",
    name: "Ben Roth",
    isPrimary: false,
    attitude: "cautious",
    description: "Rents out basements.",
    customerInsight: "Space is money.",
  }),
  persona({
    segment: "Cleaners",
    name: "Elsa Holm",
    isPrimary: false,
    attitude: "sceptical",
    description: "Carries the boxes.",
    customerInsight: "Routine is safety.",
  }),
];
const problemsOf = (changes: Partial<Persona>, rest = others) =>
  customerProfilesTask.check({ profiles: [persona(changes), ...rest] }, input).join("\n");

testTaskPromises(
  customerProfilesTask,
  conceptBriefs.map((brief) => ({ brief })),
  // The ages are estimates of the data file.
  personaWording,
);

test("a good answer is taken", () => {
  expect(problemsOf({})).toBe("");
});

describe("an answer is refused", () => {
  test("without exactly one primary persona", () => {
    expect(problemsOf({ isPrimary: false })).toContain("0 personas are primary");
  });

  test("when everybody agrees", () => {
    expect(
      problemsOf(
        {},
        others.map((other) => ({ ...other, attitude: "open" })),
      ),
    ).toContain("No persona is sceptical");
  });

  test("for two segments or names that are the same", () => {
    expect(problemsOf({ segment: "landlords" })).toContain("occurs twice among the segments");
    expect(problemsOf({ name: "Ben Roth" })).toContain("occurs twice among the names");
  });

  test("[S2.2.1-07] for a segment that could not stand in an address", () => {
    expect(problemsOf({ segment: "Hosts & guests / others" })).toContain("only letters, digits, spaces and hyphens");
    expect(problemsOf({ segment: "People who look after very large office buildings" })).toContain("at most 40");
  });

  test("for ages and incomes that cannot be", () => {
    expect(problemsOf({ ageRange: "50 or so" })).toContain("ageRange");
    expect(problemsOf({ ageRange: "60-40" })).toContain("ageRange");
    expect(problemsOf({ incomeLower: 40_000, incomeUpper: 70_000 })).toContain("thousands of US dollars");
  });

  test("for statistics that nobody gave", () => {
    expect(problemsOf({ description: "73% of hosts feel this every day." })).toContain("73%");
  });
});

describe("a draft", () => {
  const { profiles } = draftOf(customerProfilesTask, input);

  test("takes its segments from the groups that the answers name, and who pays from the sector", () => {
    const [user, payer, keeper] = profiles.map(({ segment }) => segment);
    expect([user, keeper]).toEqual(["Facility managers of shared offices", "Cleaning crews who work at night"]);
    expect(sectors.flatMap(({ buyers }) => buyers)).toContain(payer?.toLowerCase());
  });

  test("has a primary persona and one who objects", () => {
    expect(profiles.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
    expect(profiles.at(-1)?.attitude).toBe("sceptical");
  });

  test("claims no place that nobody named, and names no company", () => {
    const text = JSON.stringify(draftOf(customerProfilesTask, { brief: bareConcept }));
    expect(text).toContain('"geoLocation":"Global"');
    expect(companies.filter(({ name }) => text.includes(name))).toEqual([]);
  });
});
