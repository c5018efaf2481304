import { defaultBenchmark } from "@seedbed/rules/assumptions/benchmark";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
}, 120_000);
afterAll(() => server.stop());

const list = async () =>
  (await ada.call("GET v1/concept/{id}/key-assumptions", { params: { id }, query: { page_size: 100 } })).body;

test("[S3.3-07] an assumption comes to tests with what it stands or falls by, its risk, and who made it when", async () => {
  const written = (await list()).results[0];
  expect(written).toMatchObject({ name: written?.statement, createdBy: null, updatedAt: written?.createdAt });
  const words = { statement: "Crews accept it.", category: "Desirability", importance: 3, certainty: 1 } as const;
  const { body: made } = await ben.call("POST v1/concept/{id}/key-assumptions", { params: { id }, body: words });
  const found = async () => (await list()).results.find(({ uuid }) => uuid === made.uuid);
  const added = await found();
  expect(added).toMatchObject({
    uuid: made.uuid,
    statement: "Crews accept it.",
    name: "Crews accept it.",
    category: "Desirability",
    benchmark: defaultBenchmark(3),
    importance: 3,
    certainty: 1,
    validationStatus: "untested",
    status: "untested",
    createdBy: { uuid: ben.userId, firstName: "Ben", lastName: "Okafor" },
  });
  expect(added?.risk).toBeGreaterThan(0.7);
  expect(added?.riskLevel).toBe("high");

  const body = { importance: 1, falsifier: "Fewer than 3 of 10 crews." } as const;
  await ada.call("PATCH v1/concept/key-assumption/{aid}", { params: { aid: made.uuid }, body });
  const changed = await found();
  expect(changed).toMatchObject({ benchmark: "Fewer than 3 of 10 crews.", createdBy: { firstName: "Ben" } });
  expect(changed?.riskLevel).not.toBe("high");
  expect(Date.parse(changed?.updatedAt ?? "")).toBeGreaterThan(Date.parse(added?.updatedAt ?? ""));
});

test("[S3.4-03] tests know four statuses: one that is called unvalidated is untested", async () => {
  const stored = ["validated", "invalidated", "partially_validated", "untested", "unvalidated"];
  await server.database.withSystem((transaction) =>
    transaction.execute(sql`
      update section_revisions r
      set content = (
        select jsonb_agg(case when n <= 5 then jsonb_set(item, '{status}', to_jsonb((${sql.raw(`array['${stored.join("','")}']`)})[n])) else item end order by n)
        from jsonb_array_elements(r.content) with ordinality as items(item, n))
      where r.section = 'assumptions'`),
  );
  const { results } = await list();
  expect(results.slice(0, 5).map(({ status }) => status)).toEqual(stored);
  expect(results.slice(0, 5).map(({ validationStatus }) => validationStatus)).toEqual([
    "validated",
    "invalidated",
    "partially_validated",
    "untested",
    "untested",
  ]);
});
