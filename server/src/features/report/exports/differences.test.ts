import { expect, test } from "vitest";
import { differencesBetween } from "./differences.ts";

const porter = {
  uuid: "aaaaaaaa-0000-4000-8000-000000000001",
  name: "Ida",
  segment: "Night porters",
  stance: { wants: "Quiet", fears: "Stairs" },
  jobs: [
    { uuid: "aaaaaaaa-0000-4000-8000-000000000002", description: "Counts bottles", order: 1 },
    { uuid: "aaaaaaaa-0000-4000-8000-000000000003", description: "Locks up", order: 2 },
  ],
};

test("of a thing and what is in it, each field that says something else is told once, those of a record one by one", () => {
  const after = {
    ...porter,
    name: "Ivo",
    stance: { ...porter.stance, fears: "Noise" },
    jobs: porter.jobs.map((job, index) => (index === 0 ? { ...job, description: "Counts boxes" } : job)),
  };
  const told = differencesBetween({ section: "customerProfiles", before: [porter], after: [after] });
  expect(told.map(({ itemName, field, before, after: now }) => [itemName, field, before, now])).toEqual([
    ["“Night porters”", "name", "Ida", "Ivo"],
    ["“Night porters”", "stance.fears", "Stairs", "Noise"],
    ["“Counts boxes”", "description", "Counts bottles", "Counts boxes"],
  ]);
});

test("another order is told of no thing, and what comes or goes is no difference of what stays", () => {
  const jobs = porter.jobs.toReversed().map((job, index) => ({ ...job, order: index + 1 }));
  const moved = { section: "customerProfiles" as const, before: [porter], after: [{ ...porter, jobs }] };
  expect(differencesBetween(moved)).toEqual([]);
  expect(differencesBetween({ ...moved, after: [{ ...porter, jobs: jobs.slice(1) }] })).toEqual([]);
});

test("what a section says itself is told by its fields, without the lists that stand in them", () => {
  const right = { uuid: "aaaaaaaa-0000-4000-8000-000000000004", description: "Their own vans", order: 0 };
  const before = { overview: { whatIsThis: "A depot", rightsToWin: [right], conceptVideoUrl: null }, summaries: {} };
  const after = {
    overview: { ...before.overview, whatIsThis: "A cellar", rightsToWin: [{ ...right, description: "Vans" }] },
    summaries: { keyAssumptions: "Hosts stay." },
  };
  expect(differencesBetween({ section: "overview", before, after })).toEqual([
    {
      ...{ item: null, itemName: "Overview", field: "overview.whatIsThis", fieldName: "What is this" },
      ...{ before: "A depot", after: "A cellar" },
    },
    {
      ...{ item: null, itemName: "Overview", field: "summaries.keyAssumptions", fieldName: "Key assumptions" },
      ...{ before: null, after: "Hosts stay." },
    },
    {
      ...{ item: right.uuid, itemName: "“Vans”", field: "description", fieldName: "Description" },
      ...{ before: "Their own vans", after: "Vans" },
    },
  ]);
});

test("of a size that counts something else, the entry is told and the size is not", () => {
  const entry = { uuid: "aaaaaaaa-0000-4000-8000-000000000005", title: "Offices", scalar: 40, order: 0 };
  const sizing = { uuid: "aaaaaaaa-0000-4000-8000-000000000006", type: "top_down", assumptionEntries: [entry] };
  const content = (scalar: number) => ({ marketSizings: [{ ...sizing, assumptionEntries: [{ ...entry, scalar }] }] });
  const told = differencesBetween({ section: "financialProjection", before: content(40), after: content(50) });
  expect(told).toMatchObject([{ item: entry.uuid, itemName: "“Offices”", field: "scalar", before: 40, after: 50 }]);
});

test("the sizes of a market are told as everybody calls them", () => {
  const sized = (amount: number) => ({
    marketSizings: [
      {
        ...{ uuid: "aaaaaaaa-0000-4000-8000-000000000009", type: "bottom_up", assumptionEntries: [], order: 0 },
        ...{ expectedTam: amount, expectedSam: amount, expectedSom: amount },
      },
    ],
  });
  const told = differencesBetween({ section: "financialProjection", before: sized(1), after: sized(2) });
  expect(told.map(({ itemName, fieldName }) => `${itemName}, ${fieldName}`)).toEqual([
    "Bottom-up sizing, TAM",
    "Bottom-up sizing, SAM",
    "Bottom-up sizing, SOM",
  ]);
});
