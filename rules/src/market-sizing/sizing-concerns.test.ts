import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { customerConcerns, marketConcerns, savingsConcerns } from "./sizing-concerns.ts";

type Change = Partial<Pick<AssumptionEntry, "unit" | "scalar" | "operator" | "group" | "title">>;

const entries = (...changes: Change[]) =>
  changes.map((change, order) => ({
    uuid: `e-${order}`,
    title: `Entry ${order}`,
    unit: "buildings",
    scalar: 10,
    group: "TAM" as const,
    operator: "*" as const,
    order,
    ...change,
  }));
const percent = (scalar: number, group: "SAM" | "SOM") => ({ unit: "%", scalar, group });
const sound = [{ scalar: 41_200 }, { unit: "$", scalar: 38_500 }, percent(46, "SAM"), percent(6, "SOM")];
const said = (concerns: { entry: string | null; sentence: string }[]) =>
  concerns.map(({ entry, sentence }) => `${entry}: ${sentence}`);

test("nothing is said of a sizing in which nothing is off", () => {
  expect(marketConcerns(entries(...sound))).toEqual([]);
  expect(marketConcerns(entries(sound[0] ?? {}, percent(100, "SAM"), percent(0, "SOM")))).toEqual([]);
});

test("a share over 100 % and one below zero are said at their entry", () => {
  const shares = entries(sound[0] ?? {}, percent(101, "SAM"), percent(-1, "SOM"));
  expect(said(marketConcerns(shares))).toEqual(
    expect.arrayContaining(["e-1: A share cannot be more than 100%.", "e-2: A share cannot be below zero."]),
  );
});

test("a part that is larger than its whole is said at its largest number", () => {
  const wide = entries(sound[0] ?? {}, { unit: "times", scalar: 1.3, group: "SAM" }, percent(6, "SOM"));
  expect(said(marketConcerns(wide))).toEqual([
    "e-1: The serviceable market comes out larger than the total one (130%).",
  ]);
  const times = (scalar: number) => ({ unit: "times", scalar, group: "SAM" as const });
  expect(said(marketConcerns(entries(sound[0] ?? {}, times(0.9), times(2), percent(6, "SOM"))))).toEqual([
    "e-2: The serviceable market comes out larger than the total one (180%).",
  ]);
});

test("a market without a number for its part is said to be 0", () => {
  expect(said(marketConcerns(entries(sound[0] ?? {}, percent(46, "SAM"))))).toEqual([
    "null: The obtainable market is 0: no number says which part of the serviceable one it is.",
  ]);
});

test("a division by zero, a result too large to hold and one below zero are said, at the number that makes them", () => {
  expect(said(savingsConcerns(entries({}, { operator: "/", scalar: 0 })))).toEqual([
    "e-1: Nothing can be divided by zero. Until then the result is 0.",
  ]);
  expect(said(savingsConcerns(entries({ scalar: 1e308 }, { scalar: 1e307 })))).toEqual([
    "e-0: The result is too large to compute. Until then it is 0.",
  ]);
  expect(said(savingsConcerns(entries({}, { operator: "-", scalar: 11 })))).toEqual([
    "e-1: More is taken away than there is.",
  ]);
});

test("more customers than people are said at the number that counts them, whichever way says how many people there are", () => {
  const below = entries({ title: "Readers", unit: "customers", scalar: 12_000 }, { unit: "$", scalar: 9 });
  const above = entries({ title: "People in the region", unit: "people", scalar: 9000 });
  expect(said(customerConcerns(below, above))).toEqual([
    "e-0: This counts 12,000 customers, more than the 9,000 of “People in the region”.",
  ]);
  expect(customerConcerns(below, entries({ title: "People", scalar: 12_000 }))).toEqual([]);
  expect(customerConcerns(below, [])).toEqual([]);
});

test("too large a result is said at the number that is largest either way, not at one that is merely zero or comes first", () => {
  const large = (number: string) => [`${number}: The result is too large to compute. Until then it is 0.`];
  expect(said(savingsConcerns(entries({ scalar: 1e307 }, { scalar: 1e308 })))).toEqual(large("e-1"));
  expect(said(savingsConcerns(entries({ scalar: 5 }, { scalar: -1e308 }, { scalar: 1e10 })))).toEqual(large("e-1"));
  expect(said(savingsConcerns(entries({ scalar: 1e308 }, { scalar: 1e307 }, { scalar: 0 })))).toEqual(large("e-0"));
  const first = entries({ operator: "/", scalar: 0 }, { operator: "+", scalar: 1e308 }, {});
  expect(said(savingsConcerns(first))).toEqual(large("e-1"));
});

test("what takes away too much is the last number that does, and one that is itself below zero", () => {
  const taken = { operator: "-" as const, scalar: 8 };
  expect(said(savingsConcerns(entries({}, taken, taken)))).toEqual(["e-2: More is taken away than there is."]);
  expect(said(savingsConcerns(entries({ scalar: -10 })))).toEqual(["e-0: More is taken away than there is."]);
  const share = { ...percent(60, "SAM"), operator: "-" as const };
  expect(said(marketConcerns(entries(sound[0] ?? {}, percent(50, "SAM"), share, percent(6, "SOM"))))).toEqual([
    "e-2: More is taken away than there is.",
  ]);
});

test("of those who are counted and of those who are there the largest numbers are compared", () => {
  const below = entries({ unit: "regions", scalar: 3 }, { unit: "customers", scalar: 4000 }, { unit: "$", scalar: 9 });
  const people = (title: string, unit: string, scalar: number) => ({ title, unit, scalar });
  expect(said(customerConcerns(below, entries(people("Residents", "heads", 9000))))).toEqual([
    "e-1: This counts 12,000 customers, more than the 9,000 of “Residents”.",
  ]);
  expect(said(customerConcerns(below, entries(people("In the valley", "people", 7000))))).toHaveLength(1);
  expect(
    customerConcerns(below, entries(people("Residents of the town", "", 9000), people("Residents of all", "", 12_500))),
  ).toEqual([]);
});

test("a share of the people and what they spend say nothing of how many there are", () => {
  const below = entries({ unit: "customers", scalar: 12_000 }, { unit: "$", scalar: 9 });
  expect(customerConcerns(below, entries({ title: "Share of the population", unit: "%", scalar: 40 }))).toEqual([]);
  expect(customerConcerns(below, entries({ title: "Spent by people", unit: "$", scalar: 300 }))).toEqual([]);
});

test.each(["Population", "people", "Persons", "inhabitants", "residents", "Citizens"])(
  "%s in a title or a unit says how many there are",
  (word) => {
    const below = entries({ unit: "customers", scalar: 12_000 }, { unit: "$", scalar: 9 });
    const sentence = (title: string) => `e-0: This counts 12,000 customers, more than the 9,000 of “${title}”.`;
    const [named, counted] = [`${word} of the town`, "In the town"];
    expect(said(customerConcerns(below, entries({ title: named, scalar: 9000 })))).toEqual([sentence(named)]);
    expect(said(customerConcerns(below, entries({ title: counted, unit: word, scalar: 9000 })))).toEqual([
      sentence(counted),
    ]);
    expect(customerConcerns(below, entries({ title: `Un${word.toLowerCase()}x`, scalar: 9000 }))).toEqual([]);
  },
);

test("what is off in one sizing is said group by group: each number first, then what each group comes to", () => {
  const all = entries(
    { operator: "*", scalar: 10 },
    { operator: "/", scalar: 0 },
    percent(120, "SAM"),
    { ...percent(150, "SOM") },
    { ...percent(-10, "SOM"), operator: "+" },
  );
  expect(marketConcerns(all).map(({ group, entry, sentence }) => `${group} ${entry}: ${sentence}`)).toEqual([
    "SAM e-2: A share cannot be more than 100%.",
    "SOM e-3: A share cannot be more than 100%.",
    "SOM e-4: A share cannot be below zero.",
    "TAM e-1: Nothing can be divided by zero. Until then the result is 0.",
    "SAM e-2: The serviceable market comes out larger than the total one (120%).",
    "SOM e-3: The obtainable market comes out larger than the serviceable one (140%).",
  ]);
  expect(said(marketConcerns([]))).toEqual([
    "null: The serviceable market is 0: no number says which part of the total one it is.",
    "null: The obtainable market is 0: no number says which part of the serviceable one it is.",
  ]);
});
