import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses } from "@seedbed/contract/concepts/vocabulary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { financialProjection, savingsFields } from "#test-support/finished-sections.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { insertRevision } from "../report/revisions/revision-store.ts";
import { noMarks } from "../report/revisions/section-change.ts";
import { writeSection } from "../report/run/run-store.ts";

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
  const content = financialProjection(title, fields);
  await server.database.withTenant(person, async (transaction) => {
    const kept = { content, contentHash: title, marks: noMarks, changes: [], createdAt: new Date() };
    if (finished) await insertRevision(transaction, { ...key, ...kept, revision: 1 });
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
    potentialOpportunitySize: { amount: 0, currency: "USD", conceptCount: 0, concepts: [] },
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
    concepts: [
      { uuid: larger, title: "Cellar", amount: 5_000_000 },
      { uuid: earning, title: "Depot", amount: 2_000_000.5 },
      { uuid: saving, title: "Service", amount: 318_000 },
    ],
  });
});
