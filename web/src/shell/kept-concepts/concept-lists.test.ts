import type { Concept, ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { conceptWith, listedConceptWith, pageOf } from "#testing/concepts.ts";
import { conceptKeys, reportKeys } from "../../transport/query-keys.ts";
import { changeConceptLists, rowOfChanged, tellConceptLists } from "./concept-lists.ts";
import { keptNames } from "./kept-names.ts";
import { doubtReport, refreshConcepts } from "./refresh-concepts.ts";
import { showConcept } from "./show-concept.ts";

type Asked = Partial<Record<"sort" | "search" | "status" | "category", string>>;

const row = listedConceptWith();
const stranger = listedConceptWith({ uuid: "99999999-9999-4999-8999-999999999999", title: "Bottle return" });
const later = "2026-03-05T10:00:00.000Z";

/** A list that was asked for like this, with these rows; and whether it is to be read again after a change of the first concept. */
function listOf(asked: Asked, rows: ConceptListItem[]) {
  const queryClient = new QueryClient();
  const queryKey = [...conceptKeys.lists, asked];
  queryClient.setQueryData(queryKey, pageOf(rows));
  const tell = (change: Partial<ConceptListItem>) =>
    changeConceptLists(queryClient, { uuid: row.uuid, status: row.status, updatedAt: later, ...change });
  return {
    queryClient,
    tell,
    rows: () => queryClient.getQueryData<{ results: ConceptListItem[] }>(queryKey)?.results,
    isReadAgain: () => queryClient.getQueryState(queryKey)?.isInvalidated ?? false,
  };
}

test.each<[string, { asked: Asked; change: Partial<ConceptListItem> }, boolean]>([
  ["its title, where titles are searched", { asked: { search: "refill" }, change: { title: "Refill walls" } }, true],
  ["its title, where nothing is searched", { asked: {}, change: { title: "Refill walls" } }, false],
  [
    "its summary, where summaries are searched",
    { asked: { search: "soap" }, change: { summary: "By the litre." } },
    true,
  ],
  ["its summary, where titles are in order", { asked: { sort: "title" }, change: { summary: "By the litre." } }, false],
  ["its status, where statuses are in order", { asked: { sort: "-status" }, change: { status: "ideating" } }, true],
  ["its status, where newest come first", { asked: { sort: "-createdAt" }, change: { status: "ideating" } }, false],
  ["nothing but the moment, where the last changed come first", { asked: { sort: "-updatedAt" }, change: {} }, true],
])(
  "a list that shows a concept is read again after a change of %s, or stays as it is",
  (_what, { asked, change }, isRead) => {
    const list = listOf(asked, [row]);
    list.tell(change);
    expect(list.isReadAgain()).toBe(isRead);
    expect(list.rows()).toMatchObject([{ uuid: row.uuid, ...change }]);
  },
);

test.each<[string, { asked: Asked; change: Partial<ConceptListItem> }, boolean]>([
  ["searches", { asked: { search: "bottle" }, change: { title: "Bottle walls" } }, true],
  ["has chosen statuses", { asked: { status: "ideating" }, change: { status: "ideating" } }, true],
  ["has chosen a kind", { asked: { category: "archived" }, change: { status: "archived" } }, true],
  ["is in the order of statuses", { asked: { sort: "-status" }, change: { status: "archived" } }, true],
  ["is in the order of the last change", { asked: { sort: "updatedAt" }, change: { status: "archived" } }, true],
  ["has the newest first", { asked: { sort: "-createdAt" }, change: { status: "archived" } }, false],
  ["is in the order of titles", { asked: { sort: "title" }, change: { status: "archived" } }, true],
  ["has all of the bank on several pages", { asked: {}, change: {} }, true],
  ["has all of the bank, of a concept that is archived", { asked: {}, change: { status: "archived" } }, false],
])(
  "a list that does not show a concept and %s is read again, or stays as it is",
  (_what, { asked, change }, isRead) => {
    const list = listOf(asked, [stranger]);
    list.tell(change);
    expect(list.isReadAgain()).toBe(isRead);
    expect(list.rows()).toEqual([stranger]);
  },
);

test.each([
  ["goes to the archive", "ideating", "archived"],
  ["comes back from it", "archived", "ideating"],
] as const)(
  "a concept that %s changes the rows of all of the bank, and those of no list that it is not in",
  (_what, before, after) => {
    const list = listOf({}, [listedConceptWith({ status: before })]);
    const newest = [...conceptKeys.lists, { sort: "-createdAt" }];
    list.queryClient.setQueryData(newest, pageOf([stranger]));
    list.tell({ status: after });
    expect(list.isReadAgain()).toBe(true);
    expect(list.queryClient.getQueryState(newest)?.isInvalidated).toBe(after !== "archived");
  },
);

test("a change that was told before has nothing read again, one that came after it has", async () => {
  const list = listOf({ sort: "-updatedAt" }, [row]);
  list.tell({});
  await list.queryClient.resetQueries({ queryKey: ["nothing"] });
  list.queryClient.setQueryData([...conceptKeys.lists, { sort: "-updatedAt" }], pageOf([row]));
  list.tell({});
  expect(list.isReadAgain()).toBe(false);
  list.tell({ updatedAt: "2026-03-05T10:00:01.000Z" });
  expect(list.isReadAgain()).toBe(true);
});

test("what is told of a concept changes its row alone, and only what is told of it", () => {
  const list = listOf({}, [row, stranger]);
  tellConceptLists(list.queryClient, { uuid: row.uuid, reportStatusAggregate: "pending" });
  expect(list.rows()).toEqual([{ ...row, reportStatusAggregate: "pending" }, stranger]);
  expect(list.isReadAgain()).toBe(false);
});

test("one's own change is seen by oneself, and shows in its row with who made it", () => {
  const concept = conceptWith({ title: "Refill walls", updatedAt: later });
  expect(rowOfChanged(concept)).toEqual({
    ...{ uuid: concept.uuid, title: "Refill walls", summary: concept.summary, status: concept.status },
    ...{ updatedAt: later, lastModifiedBy: concept.lastModifiedBy, hasSeenConceptChange: true },
  });
});

/** A concept that addresses have named by its uuid and by its identifier, and another one. */
function knowing() {
  const queryClient = new QueryClient();
  const concept = conceptWith();
  const other = conceptWith({ uuid: stranger.uuid, identifier: "C-0009", title: "Bottle return" });
  for (const name of [concept.uuid, concept.identifier]) queryClient.setQueryData(conceptKeys.detail(name), concept);
  queryClient.setQueryData(conceptKeys.detail(other.uuid), other);
  const isReadAgain = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated ?? false;
  const kept = (name: string) => queryClient.getQueryData<Concept>(conceptKeys.detail(name))?.title;
  return { queryClient, concept, other, isReadAgain, kept };
}

test("a concept is found under all names by which it was asked for, whichever of them is given", () => {
  const { queryClient, concept, other } = knowing();
  const both = [concept.uuid, concept.identifier];
  expect(keptNames(queryClient, concept.uuid)).toEqual(both);
  expect(keptNames(queryClient, concept.identifier)).toEqual(both);
  expect(keptNames(queryClient, other.identifier)).toEqual([other.uuid]);
  expect(keptNames(queryClient, "C-0404")).toEqual([]);
});

test("a changed concept shows under all of its names", () => {
  const { queryClient, concept, other, kept } = knowing();
  showConcept(queryClient, { ...concept, title: "Refill walls" });
  expect([concept.uuid, concept.identifier, other.uuid].map(kept)).toEqual([
    "Refill walls",
    "Refill walls",
    "Bottle return",
  ]);
});

test("concepts that something was done to are read again with their lists, and no others", async () => {
  const { queryClient, concept, other, isReadAgain } = knowing();
  const list = [...conceptKeys.lists, {}];
  queryClient.setQueryData(list, pageOf([row]));
  await refreshConcepts(queryClient, [concept.identifier]);
  expect([concept.uuid, concept.identifier].map((name) => isReadAgain(conceptKeys.detail(name)))).toEqual([true, true]);
  expect(isReadAgain(list)).toBe(true);
  expect(isReadAgain(conceptKeys.detail(other.uuid))).toBe(false);
});

test("a report that nobody looks at is read again with its concept when it is shown next, one that is shown is not", () => {
  const { queryClient, concept, isReadAgain } = knowing();
  const section = reportKeys.section(concept.identifier, "overview");
  queryClient.setQueryData(section, {});
  const stop = new QueryObserver(queryClient, {
    queryKey: conceptKeys.detail(concept.uuid),
    queryFn: () => concept,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  doubtReport(queryClient, concept.uuid);
  expect(isReadAgain(section)).toBe(false);
  stop();
  doubtReport(queryClient, concept.uuid);
  expect(isReadAgain(section)).toBe(true);
  expect(isReadAgain(conceptKeys.detail(concept.uuid))).toBe(true);
});
