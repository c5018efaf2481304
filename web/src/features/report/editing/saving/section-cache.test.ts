import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { showChange } from "./section-cache.ts";
import { readCount, readShown } from "./shown-content.ts";
import { workKey } from "./work-key.ts";

/** A section of which this was read, and who wrote what of it. */
function read(section: "customerProfiles" | "marketScan", data: unknown) {
  const queryClient = new QueryClient();
  queryClient.setQueryData([...reportKeys.section("C-1", section), "content"], data);
  queryClient.setQueryData(workKey("C-1", section), { edits: [{ item: "a" }], added: [], results: [1, 2, 3, 4, 5] });
  return { queryClient, of: { conceptId: "C-1", section } };
}

const profile = { uuid: "a", name: "Noor", jobs: [{ uuid: "a-1" }, { uuid: "a-2" }, { uuid: "a-3" }] };

test("the items of a section that is a list are counted, and those inside of one of them", () => {
  const { queryClient, of } = read("customerProfiles", { results: [profile, { uuid: "b", jobs: [] }] });
  expect(readCount(queryClient, of, { place: "[]", parent: null })).toBe(2);
  expect(readCount(queryClient, of, { place: "[].jobs[]", parent: "a" })).toBe(3);
  expect(readCount(queryClient, of, { place: "[].jobs[]", parent: "b" })).toBe(0);
  expect(readCount(queryClient, of, { place: "[].jobs[]", parent: "gone" })).toBeUndefined();
});

test("the items of a list by its name are counted; of what was not read nothing is known", () => {
  const { queryClient, of } = read("marketScan", { startups: [{ uuid: "s" }], incumbents: [] });
  expect(readCount(queryClient, of, { place: "startups[]", parent: null })).toBe(1);
  expect(readCount(queryClient, of, { place: "incumbents[]", parent: null })).toBe(0);
  expect(readCount(queryClient, of, { place: "marketForces[]", parent: null })).toBeUndefined();
  expect(readCount(queryClient, { ...of, conceptId: "C-2" }, { place: "startups[]", parent: null })).toBeUndefined();
});

test("what stands at a field is that of its thing, or of the section itself", () => {
  const { queryClient, of } = read("customerProfiles", {
    summary: "Few",
    results: [profile, { uuid: "b", name: "Ola" }],
  });
  expect(readShown(queryClient, of, { item: "b", field: "name" })).toBe("Ola");
  expect(readShown(queryClient, of, { item: null, field: "summary" })).toBe("Few");
  expect(readShown(queryClient, of, { item: "gone", field: "name" })).toBeUndefined();
});

test("a change shows on the page of its section and on the first page before the server has it, in no other section", () => {
  const { queryClient, of } = read("customerProfiles", { results: [profile] });
  queryClient.setQueryData(reportKeys.glance("C-1"), { customerProfiles: { results: [profile] }, overview: profile });
  showChange(queryClient, of, { kind: "set", item: "a", field: "name", value: "Ida", seen: "Noor" });
  expect(queryClient.getQueryData([...reportKeys.section("C-1", "customerProfiles"), "content"])).toMatchObject({
    results: [{ name: "Ida" }],
  });
  expect(queryClient.getQueryData(reportKeys.glance("C-1"))).toMatchObject({
    customerProfiles: { results: [{ name: "Ida" }] },
    overview: { name: "Noor" },
  });
});
