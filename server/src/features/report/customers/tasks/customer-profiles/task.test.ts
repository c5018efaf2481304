import { describe, expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona } from "#test-support/persona-inputs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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
const answerWith = (changes: object, rest: readonly object[] = others) => ({
  profiles: [{ ...persona(), ...changes }, ...rest],
});
const assess = (changes: object, rest?: readonly object[]) =>
  assessed(customerProfilesTask, answerWith(changes, rest), input);
const refusedOf = (changes: object, rest?: readonly object[]) => {
  const result = assess(changes, rest);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};
/** What an answer becomes, as far as `changes` names it in the first persona. */
const mendedTo = (changes: Partial<Persona>) => {
  const { mends, ...result } = assess(changes);
  const [first] = result.outcome === "ok" ? result.output.profiles : [];
  const named = Object.keys(changes).map((field) => [field, first?.[field as keyof Persona]]);
  return { ...Object.fromEntries(named), mends };
};

testTaskPromises(
  customerProfilesTask,
  conceptBriefs.map((brief) => ({ brief })),
  // The ages are estimates of the data file.
  personaWording,
);

test("a good answer is taken as it is", () => {
  expect(assess({})).toMatchObject({ outcome: "ok", output: answerWith({}), notes: [], mends: [] });
});

describe("an answer is mended", () => {
  const primaries = (...marks: boolean[]) => {
    const [first, ...rest] = marks.map((isPrimary, index) => ({ ...others[index - 1], isPrimary }));
    const result = assess(first ?? {}, rest);
    return [
      ...(result.outcome === "ok" ? result.output.profiles.map(({ isPrimary }) => isPrimary) : []),
      ...result.mends,
    ];
  };

  test("to one primary persona: the first that is called so, or else the first", () => {
    expect(primaries(false, true, true)).toEqual([false, true, false, "one-primary profiles"]);
    expect(primaries(false, false, false)).toEqual([true, false, false, "one-primary profiles"]);
    expect(primaries(false, true, false)).toEqual([false, true, false]);
  });

  test.each([
    ["Hosts & guests / others", "Hosts and guests others"],
    ["Facility managers (shared offices)", "Facility managers shared offices"],
    ["People who look after very large office buildings", "People who look after very large office"],
  ])("[S2.2.1-07] the segment %s gets a form that can stand in an address", (given, segment) => {
    expect(mendedTo({ segment: given })).toEqual({ segment, mends: ["segment profiles.0.segment"] });
  });

  test.each([
    ["38 to 52", "38-52"],
    ["38–52 years old", "38-52"],
    ["between 52 and 38", "38-52"],
    ["60-40", "40-60"],
    ["18-110 years", "18-110"],
  ])("the ages %s become %s", (given, ageRange) => {
    expect(mendedTo({ ageRange: given })).toEqual({ ageRange, mends: ["age-range profiles.0.ageRange"] });
  });

  test.each([
    { given: [40_000, 70_000], meant: [40, 70] },
    { given: [40, 70_000], meant: [40, 70] },
    { given: [500, 12_000], meant: [0.5, 12] },
    { given: [70, 40], meant: [40, 70] },
    { given: [9, 10_000], meant: [9, 10] },
  ])("an income of $given is one of $meant thousand", ({ given, meant }) => {
    const [incomeLower = 0, incomeUpper = 0] = given;
    const mended = mendedTo({ incomeLower, incomeUpper });
    expect(mended).toMatchObject({ incomeLower: meant[0], incomeUpper: meant[1] });
    const changed = (["incomeLower", "incomeUpper"] as const).filter((end, at) => given[at] !== mended[end]);
    expect(mended.mends).toEqual(changed.map((end) => `income profiles.0.${end}`));
  });

  test("an income of a month may be meant below ten thousand, and 2000 thousand is the most", () => {
    expect(refusedOf({ incomeLower: 3000, incomeUpper: 9999 })).toEqual(["income profiles.0.incomeUpper"]);
    expect(refusedOf({ incomeLower: 50, incomeUpper: 2000 })).toEqual([]);
    expect(refusedOf({ incomeLower: 50, incomeUpper: 2001 })).toEqual(["income profiles.0.incomeUpper"]);
  });

  test("by leaving out a segment that stands twice where two remain, in any spelling of the attitude", () => {
    const [landlords, cleaners] = others;
    const again = { ...landlords, name: "Ida Berg", segment: "office hosts" };
    expect(assess({}, [again, { ...cleaners, attitude: "Skeptical" }])).toMatchObject({
      outcome: "ok",
      output: { profiles: [{ segment: "Office hosts" }, { segment: "Cleaners", attitude: "sceptical" }] },
      notes: [{ place: "profiles", sentence: "2 of 3 could be used." }],
    });
  });
});

describe("an answer is refused in a part", () => {
  test("when everybody agrees; it is kept with a note when nobody can be had who objects", () => {
    const agreeing = others.map((other) => ({ ...other, attitude: "open" }));
    expect(assess({}, agreeing)).toMatchObject({
      refused: [
        {
          rule: "nobody-sceptical",
          place: "profiles.2",
          orMark: "None of these personas objects to the concept.",
        },
      ],
    });
  });

  test("for two segments or names that are the same where none can be left out", () => {
    const [landlords] = others;
    const same = { segment: "landlords", attitude: "sceptical" };
    expect(refusedOf(same, [{ ...landlords }])).toEqual(["repeated-label profiles.1.segment"]);
    expect(refusedOf({ name: "Ben Roth" })).toEqual(["repeated-label profiles.1.name"]);
    const [finding] = customerProfilesTask.check({ profiles: [persona(same as Partial<Persona>), ...others] }, input);
    expect(finding).toMatchObject({ rule: "repeated-label" });
    expect(finding).not.toHaveProperty("orMark");
  });

  test("for a segment without a letter", () => {
    expect(refusedOf({ segment: "!?" })).toContain("segment profiles.0.segment");
  });

  test("for ages that are none", () => {
    for (const ageRange of ["50 or so", "30-40-50", "adults", "40-40", "90-111"])
      expect([ageRange, refusedOf({ ageRange })]).toEqual([ageRange, ["age-range profiles.0.ageRange"]]);
    expect(assess({ ageRange: "adults" })).toMatchObject({ refused: [{ orMark: "The ages are no range." }] });
  });

  test("for a text that is empty or holds an address", () => {
    expect(refusedOf({ occupation: "", familySize: "See https://homes.example" })).toEqual([
      "empty-text profiles.0.occupation",
      "invented-address profiles.0.familySize",
    ]);
  });

  test("for statistics that nobody gave", () => {
    expect(refusedOf({ description: "73% of hosts feel this every day." })).toEqual([
      "invented-figure profiles.0.description",
    ]);
  });
});

test("an income without a range is told to the person", () => {
  expect(assess({ incomeLower: 50, incomeUpper: 50 })).toMatchObject({
    outcome: "ok",
    notes: [{ place: "profiles.0.incomeUpper", sentence: "Both ends of the income are the same." }],
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
