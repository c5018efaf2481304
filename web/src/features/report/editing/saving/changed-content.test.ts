import { expect, test } from "vitest";
import { withChange } from "./changed-content.ts";
import { listNamed, pathIn } from "./content-paths.ts";

const job = (uuid: string, order: number) => ({ uuid, order, description: uuid });
const trend = (uuid: string) => ({ uuid, title: uuid, evidence: { insight: "", sources: [] } });
const profiles = {
  results: [
    { uuid: "a", name: "Noor", jobs: [job("a-2", 1), job("a-1", 0), job("a-3", 2)] },
    { uuid: "b", name: "Jun", jobs: [] },
  ],
};
type Profiles = typeof profiles;
const jobsOf = (data: unknown, at = 0) =>
  (data as Profiles).results[at]?.jobs.map(({ uuid, order }) => `${uuid} ${order}`);

test("a field of a thing is changed there alone, also one below another; what holds nothing of it stays the same object", () => {
  const data = { trends: [trend("t-1"), trend("t-2")], other: { uuid: "o" } };
  const changed = withChange(data, { kind: "set", item: "t-2", field: "evidence.insight", value: "New", seen: "" });
  expect(changed).toEqual({
    trends: [trend("t-1"), { ...trend("t-2"), evidence: { insight: "New", sources: [] } }],
    other: { uuid: "o" },
  });
  expect((changed as typeof data).trends[0]).toBe(data.trends[0]);
  for (const item of ["gone", "o"])
    expect(withChange(data, { kind: "set", item, field: "title", value: "New", seen: "" })).toBe(data);
});

test("a field of a section is changed where it stands, also in a part that is read by itself", () => {
  const set = { kind: "set", item: null, field: "overview.whatIsThis", value: "A depot.", seen: "" } as const;
  expect(withChange({ overview: { whatIsThis: "" } }, set)).toEqual({ overview: { whatIsThis: "A depot." } });
  expect(withChange({ whatIsThis: "", other: 1 }, set)).toEqual({ whatIsThis: "A depot.", other: 1 });
  const elsewhere = { trends: [] };
  expect(withChange(elsewhere, set)).toBe(elsewhere);
});

test("what is removed and what is moved leaves the others in their order, which they tell anew", () => {
  const removed = withChange(profiles, { kind: "remove", item: "a-1", seen: { uuid: "a" } });
  expect(jobsOf(removed)).toEqual(["a-2 0", "a-3 1"]);
  expect(jobsOf(withChange(profiles, { kind: "move", item: "a-1", at: 2 }))).toEqual(["a-2 0", "a-3 1", "a-1 2"]);
  expect(jobsOf(withChange(profiles, { kind: "move", item: "a-3", at: 0 }))).toEqual(["a-3 0", "a-1 1", "a-2 2"]);
  expect(withChange(profiles, { kind: "remove", item: "gone", seen: { uuid: "a" } })).toBe(profiles);
});

test("what is added stands at the end of its list, or at the beginning, and only in that of its thing", () => {
  const add = { kind: "add", place: "[].jobs[]", parent: "b", item: { uuid: "b-1", order: 9 } } as const;
  const added = withChange(profiles, add);
  expect(jobsOf(added, 1)).toEqual(["b-1 0"]);
  expect(jobsOf(added)).toEqual(jobsOf(profiles));
  expect(jobsOf(withChange(profiles, { ...add, parent: "a" }))).toEqual(["a-2 1", "a-1 0", "a-3 2", "b-1 3"]);
  expect(jobsOf(withChange(profiles, { ...add, parent: "a", at: 0 }))?.[0]).toBe("b-1 -1");
  // It came already.
  expect(withChange(added, add)).toBe(added);
  const unordered = withChange(
    { trends: [{ uuid: "t-1" }] },
    { kind: "add", place: "trends[]", parent: null, item: { uuid: "t-2" } },
  );
  expect(unordered).toEqual({ trends: [{ uuid: "t-1" }, { uuid: "t-2" }] });
});

test("what is given back as it was written is the server's to say", () => {
  const reset = { kind: "reset", place: "[].jobs[]", item: "a" } as unknown as Parameters<typeof withChange>[1];
  expect(withChange(profiles, reset)).toBe(profiles);
});

test("a list is called as the field that holds it", () => {
  expect(listNamed("results[].keyFinding[]", "a")).toBe("keyFinding");
  expect(listNamed("startups[]", null)).toBe("startups");
  expect(listNamed("[].jobs[]", "a")).toBe("jobs");
  expect(listNamed("[]", null)).toBe("results");
});

test("only of a section a field is looked for without the name of its part", () => {
  const part = { whatIsThis: "" };
  expect(pathIn(part, "overview.whatIsThis", true)).toEqual(["whatIsThis"]);
  expect(pathIn(part, "overview.whatIsThis", false)).toBeUndefined();
});
