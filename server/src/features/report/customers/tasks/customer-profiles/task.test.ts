import { describe, expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { Persona } from "./output.ts";
import { customerProfilesTask } from "./task.ts";
import { unknownFacts } from "./unknown-facts.ts";

const input = { brief: refillDepots };
const others: Persona[] = [
  persona({
    segment: "Landlords",
    name: "Ben Roth",
    isPrimary: false,
    attitude: "cautious",
    role: "mustAgree",
    description: "Rents out basements.",
    customerInsight: "Space is money.",
  }),
  persona({
    segment: "Cleaners",
    name: "Elsa Holm",
    isPrimary: false,
    attitude: "sceptical",
    role: "likelyNonBuyer",
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
    expect(assess({ role: "mustAgree" }, [again, { ...cleaners, attitude: "Skeptical" }])).toMatchObject({
      outcome: "ok",
      output: { profiles: [{ segment: "Office hosts" }, { segment: "Cleaners", attitude: "sceptical" }] },
      notes: [{ place: "profiles", sentence: "2 of 3 could be used." }],
    });
  });
});

test("who is sceptical and buys is no buyer, where nobody else is none", () => {
  const [landlords, cleaners] = others;
  const result = assess({}, [{ ...landlords }, { ...cleaners, role: "likelyBuyer" }]);
  expect(result).toMatchObject({ outcome: "ok", mends: ["role profiles.2.role"] });
  expect(result).toMatchObject({ output: { profiles: [{ role: "likelyBuyer" }, {}, { role: "likelyNonBuyer" }] } });
});

describe("an answer is refused in a part", () => {
  test("without a likely non-buyer or somebody who must agree, each in a place of its own; it is kept with a note", () => {
    const [landlords, cleaners] = others;
    const roles = (second: Persona["role"], third: Persona["role"]) =>
      assess({}, [
        { ...landlords, role: second },
        { ...cleaners, role: third },
      ]);
    const mustAgree =
      "Nobody among these personas had to agree without buying or using: one who does was asked for alone.";
    const nonBuyer = "Nobody among these personas was a likely non-buyer: one was asked for alone.";
    expect(roles("usesOnly", "usesOnly")).toMatchObject({
      refused: [
        { rule: "missing-role", place: "profiles.1.role", orMark: mustAgree },
        { rule: "missing-role", place: "profiles.2.role", orMark: nonBuyer },
      ],
    });
    expect(roles("usesOnly", "likelyNonBuyer")).toMatchObject({
      refused: [{ place: "profiles.1.role", orMark: mustAgree }],
    });
    expect(roles("mustAgree", "usesOnly")).toMatchObject({ refused: [{ place: "profiles.2.role", orMark: nonBuyer }] });
    // Of two personas neither can be spared: one more is asked for alone.
    expect(assess({}, [{ ...landlords, attitude: "sceptical" }])).toMatchObject({
      outcome: "ok",
      notes: [{ rule: "fewer-than-wanted" }, { sentence: nonBuyer }],
    });
  });

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
  const said = {
    en: "They wait for the van and it is late",
    de: "Sie warten auf den Wagen und er ist zu spät",
    es: "Esperan a la furgoneta y siempre llega tarde",
    ja: "車がいつも遅れて来るので待っている",
  };
  const draftFor = (audience: readonly string[], language: keyof typeof said = "en") => {
    const answers = [
      { identifier: "audience", label: "Who is it for?", answers: [...audience] },
      {
        identifier: "pains",
        label: "What hurts?",
        answers: audience.join().includes("bakkers") ? [] : [said[language]],
      },
    ];
    const brief = { ...bareConcept, seed: { answers, clarifications: [] } };
    return draftOf(customerProfilesTask, { brief }).profiles;
  };

  test("takes its segments from the groups that were named, and adds whoever must agree and whoever says no", () => {
    const segments = (...audience: string[]) => draftFor(audience).map(({ segment }) => segment);
    expect(segments("Owners of bakeries", "Bakers")).toEqual(["Owners of bakeries", "Bakers", "Whoever says no"]);
    expect(segments("Bakers")).toEqual(["Bakers", "Whoever must agree", "Whoever says no"]);
    expect(segments("Bakers", "Millers", "Farmers", "Guests")).toEqual(["Bakers", "Millers", "Farmers"]);
    expect(segments()).toEqual(["Group not named yet", "Whoever must agree", "Whoever says no"]);
    expect(segments("Everybody".repeat(6))[0]).toBe("The group described");
    expect(segments("Plumbers and electricians with up to six employees")[0]).toBe("Plumbers and electricians");
  });

  test("has a primary persona and one who objects", () => {
    const { profiles } = draftOf(customerProfilesTask, input);
    expect(profiles.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
    expect(profiles.at(-1)?.attitude).toBe("sceptical");
  });

  test("has one who buys, one who must agree and one who does not buy, however many groups were named", () => {
    for (const groups of [[], ["Bakers"], ["Bakers", "Millers"], ["Bakers", "Millers", "Farmers"]])
      expect(draftFor(groups).map(({ role }) => role)).toEqual(["likelyBuyer", "mustAgree", "likelyNonBuyer"]);
  });

  test.each([
    ["en", "Bakers who are up at night", /invented name/u],
    ["de", "Bäcker, die nachts arbeiten", /erfunden/u],
    ["es", "Panaderos que trabajan de noche", /inventado/u],
    ["ja", "夜に働くパン屋", /仮の名前/u],
  ] as const)(
    "in %s quotes the group and its trouble, and says that the name is invented",
    (language, group, invented) => {
      const [first] = draftFor([group], language);
      expect(first?.description).toContain(group);
      expect(first?.description).toContain(first?.name);
      expect(first?.description).toMatch(invented);
      expect(first?.description).toContain(said[language]);
    },
  );

  test("quotes nothing in a language that it cannot write, and says in English what is open", () => {
    const dutch = ["De bakkers die in de nacht met het deeg bezig zijn en niet slapen"];
    const [first, ...rest] = draftFor(dutch);
    expect(first?.segment).toBe("Group not named yet");
    expect(JSON.stringify([first, ...rest])).not.toContain("bakkers");
  });

  test("knows no place, age, income, home, school or work that nobody told", () => {
    for (const profile of conceptBriefs.flatMap((brief) => draftOf(customerProfilesTask, { brief }).profiles))
      expect(profile).toMatchObject(unknownFacts);
  });

  test("gives a limit, a price or the costs of today as a reason to say no, whole and only as what they are", () => {
    const reasonBeside = (identifier: string) => {
      const answers = [{ identifier, label: "?", answers: ["It is at most 12 kg for each of them"] }];
      const brief = { ...bareConcept, seed: { answers, clarifications: [] } };
      return draftOf(customerProfilesTask, { brief }).profiles.at(-1)?.description;
    };
    for (const topic of ["limits", "earning", "cost_sources"])
      expect(reasonBeside(topic)).toContain("“It is at most 12 kg for each of them”");
    expect(reasonBeside("assets")).not.toContain("12 kg");
  });
});

test("facts may be missing together under an invented name, and not in a persona of a model", () => {
  const { profiles } = draftOf(customerProfilesTask, input);
  expect(customerProfilesTask.check({ profiles }, input)).toEqual([]);
  expect(refusedOf(unknownFacts)).toContain("empty-text profiles.0.educationLevel");
  const [first, ...rest] = profiles;
  const places = customerProfilesTask
    .check({ profiles: [{ ...(first as Persona), geoLocation: "Oslo" }, ...rest] }, input)
    .map(({ place }) => place);
  expect(places).toContain("profiles.0.ageRange");
});
