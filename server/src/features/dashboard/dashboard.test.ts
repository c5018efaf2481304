import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses, statusesByCategory } from "@seedbed/contract/concepts/vocabulary";
import { opportunitiesListedMax } from "@seedbed/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { assumptionEntry, financialProjection, savingsFields } from "#test-support/finished-sections.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { changeSection } from "../report/revisions/change-section.ts";
import { insertRevision } from "../report/revisions/revision-store.ts";
import { noMarks, type SectionChange } from "../report/revisions/section-change.ts";
import { lockConcept, writeSection } from "../report/run/run-store.ts";
import { readDashboard } from "./read-dashboard.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async (person: TestPerson) => (await person.call("GET v1/dashboard")).body.conceptDetails;

/** A concept with a projection that is finished, or only begun. */
async function sized(
  person: TestPerson,
  { title, status }: { title: string; status: ConceptStatus },
  { finished = true, ...fields }: Parameters<typeof financialProjection>[1] & { finished?: boolean },
): Promise<string> {
  const { id } = await bankConcept(server, person, { title, status });
  const key = { accountId: person.accountId, conceptId: id, section: "financialProjection" as const };
  const content = financialProjection(title, { origin: "model", ...fields });
  await server.database.withTenant(person, async (transaction) => {
    const kept = { content, contentHash: title, marks: noMarks, changes: [], createdAt: new Date() };
    if (finished) await insertRevision(transaction, { ...key, ...kept, revision: 1 }, []);
    await writeSection(transaction, key, {
      status: finished ? "complete" : "pending",
      completedAt: finished ? new Date() : null,
    });
  });
  return id;
}

test("[S1.7-12] [S1.3-05] an empty bank counts nothing in every stage, and no opportunity", async () => {
  expect(await read(await server.signUp())).toEqual({
    count: { ...Object.fromEntries(conceptStatuses.map((status) => [status, 0])), total: 0 },
    potentialOpportunitySize: { amount: 0, currency: "USD", conceptCount: 0, leftOutCount: 0, concepts: [] },
  });
});

test("[S1.1-08] the counts by stage are those of the own company, archived ones among them", async () => {
  const person = await server.signUp();
  for (const status of ["new", "new", "prototyping", "commercialized", "archived"] as const)
    await bankConcept(server, person, { status });
  await bankConcept(server, await server.signUp(), { status: "ideating" });
  const { count } = await read(person);
  expect(count).toMatchObject({ new: 2, ideating: 0, prototyping: 1, commercialized: 1, archived: 1, total: 5 });
  await person.call("PATCH v1/concept/{id}/", { params: { id: "C-0001" }, body: { status: "proofOfConcept" } });
  await person.call("DELETE v1/concept/{id}/", { params: { id: "C-0003" } });
  expect((await read(person)).count).toMatchObject({ new: 1, proofOfConcept: 1, prototyping: 0, total: 4 });
});

test("[S1.7-13] the opportunity adds what active concepts may obtain or save, the largest first", async () => {
  const person = await server.signUp();
  const earning = await sized(person, { title: "Depot", status: "prototyping" }, { som: 2_000_000.5 });
  const saving = await sized(
    person,
    { title: "Service", status: "commercialized" },
    { ...savingsFields("Service"), som: 900_000_000 },
  );
  const larger = await sized(person, { title: "Cellar", status: "minimumViableProduct" }, { som: 5_000_000 });
  await sized(person, { title: "Draft", status: "ideating" }, { som: 7_000_000 });
  await sized(person, { title: "Old", status: "archived" }, { som: 7_000_000 });
  await sized(person, { title: "Begun", status: "proofOfConcept" }, { finished: false });
  await bankConcept(server, person, { title: "Bare", status: "proofOfConcept" });
  expect((await read(person)).potentialOpportunitySize).toEqual({
    amount: 7_318_000.5,
    currency: "USD",
    conceptCount: 3,
    leftOutCount: 0,
    concepts: [
      { uuid: larger, title: "Cellar", amount: 5_000_000 },
      { uuid: earning, title: "Depot", amount: 2_000_000.5 },
      { uuid: saving, title: "Service", amount: 318_000 },
    ],
  });
});

const changeProjection = (person: TestPerson, conceptId: string, change: SectionChange) =>
  server.database.withTenant(person, async (transaction) => {
    await lockConcept(transaction, conceptId);
    const key = { accountId: person.accountId, conceptId, section: "financialProjection" as const };
    const by = { kind: "person", userId: person.userId } as const;
    return changeSection(transaction, key, { changes: [change], by, at: new Date() });
  });

const entryOf = (...[title, scalar, group]: [title: string, scalar: number, group: "TAM" | "SAM" | "SOM"]) =>
  assumptionEntry(title, { scalar, unit: group === "TAM" ? "buildings" : "%", group });
const drafted = { origin: "draft", som: 120_000 } as const;
/** A sizing from above, which the projection takes its sizes from, behind one from below. */
const sizings = ["bottom_up", "top_down"].map((type, index) => ({
  uuid: `0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a${index}0`,
  type: type as "bottom_up" | "top_down",
  assumptionEntries: [
    entryOf(`${type} customers`, 10_000, "TAM"),
    entryOf(`${type} reached`, 20, "SAM"),
    entryOf(`${type} won`, 5, "SOM"),
    entryOf(`${type} kept`, 50, "SOM"),
  ],
  expectedTam: 10_000,
  expectedSam: 10_000,
  expectedSom: 500,
}));
const [fromBelow, fromAbove] = sizings.map(({ uuid, assumptionEntries: [customers, , , kept] }) => ({
  uuid,
  customers: customers?.uuid ?? "",
  kept: kept?.uuid ?? "",
}));
const set = (item: string | undefined, field: string, value: unknown): SectionChange => ({
  kind: "set",
  item: item ?? null,
  field,
  value,
});

test("a size that was drafted from start values is left out of the sum, and that is told", async () => {
  const person = await server.signUp();
  const counted = await sized(person, { title: "Depot", status: "prototyping" }, { som: 2_000_000 });
  await sized(person, { title: "Cellar", status: "prototyping" }, drafted);
  await sized(person, { title: "Service", status: "proofOfConcept" }, { ...savingsFields("Service"), origin: "draft" });
  expect((await read(person)).potentialOpportunitySize).toEqual({
    amount: 2_000_000,
    currency: "USD",
    conceptCount: 1,
    leftOutCount: 2,
    concepts: [{ uuid: counted, title: "Depot", amount: 2_000_000 }],
  });
});

const sizingEntries = "marketSizings[].assumptionEntries[]";
const choices: [string, SectionChange, amount: number][] = [
  ["sets a number", set(fromAbove?.customers, "scalar", 4_000), 20],
  ["sets another unit", set(fromAbove?.customers, "unit", "%"), 0.5],
  [
    "adds an assumption",
    { kind: "add", place: sizingEntries, parent: fromAbove?.uuid ?? "", item: { ...entryOf("Open", 50, "SAM") } },
    25,
  ],
  ["takes an assumption out", { kind: "remove", item: fromAbove?.kept ?? "" }, 100],
];

test.each(choices)("a drafted size counts once a person %s of it", async (_what, change, amount) => {
  const person = await server.signUp();
  const id = await sized(person, { title: "Depot", status: "prototyping" }, { ...drafted, marketSizings: sizings });
  await changeProjection(person, id, change);
  expect((await read(person)).potentialOpportunitySize).toMatchObject({ amount, conceptCount: 1, leftOutCount: 0 });
});

test.each([
  ["the words of an assumption", set(fromAbove?.customers, "title", "Offices")],
  ["a number that it does not rest on", set(fromBelow?.customers, "scalar", 4_000)],
  ["the text about it", set(undefined, "overview", "A guess.")],
])("a drafted size does not count because a person changes %s", async (_what, change) => {
  const person = await server.signUp();
  const id = await sized(person, { title: "Depot", status: "prototyping" }, { ...drafted, marketSizings: sizings });
  await changeProjection(person, id, change);
  expect((await read(person)).potentialOpportunitySize).toMatchObject({ amount: 0, conceptCount: 0, leftOutCount: 1 });
});

test("drafted savings count once a person sets a number of them", async () => {
  const person = await server.signUp();
  const savings = savingsFields("Service");
  const id = await sized(person, { title: "Service", status: "prototyping" }, { ...savings, origin: "draft" });
  const entry = savings.impactSizings?.[0]?.assumptionEntries[0]?.uuid;
  await changeProjection(person, id, set(entry, "scalar", 3_000));
  expect((await read(person)).potentialOpportunitySize).toMatchObject({ amount: 3_000, leftOutCount: 0 });
});

test("the opportunity counts also the concepts that are too many to be listed", async () => {
  const listed = { uuid: crypto.randomUUID(), title: "Depot", amount: 2_000_000 };
  const asked: unknown[] = [];
  const { conceptDetails } = await server.database.withTenant(await server.signUp(), (transaction) =>
    readDashboard(
      {
        countConcepts: async () => ({ prototyping: 140, archived: 5 }),
        readOpportunities: async (_transaction, statuses, most) => {
          asked.push(statuses, most);
          return { amount: 9_000_000, count: 137, leftOut: 3, largest: [listed] };
        },
      },
      transaction,
    ),
  );
  expect(asked).toEqual([statusesByCategory.active, opportunitiesListedMax]);
  expect(conceptDetails.count).toMatchObject({ prototyping: 140, archived: 5, new: 0, total: 145 });
  expect(conceptDetails.potentialOpportunitySize).toEqual({
    amount: 9_000_000,
    currency: "USD",
    conceptCount: 137,
    leftOutCount: 3,
    concepts: [listed],
  });
});
