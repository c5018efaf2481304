import { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses } from "@seedbed/contract/concepts/vocabulary";
import { SeedListQuery, seedTypes } from "@seedbed/contract/incubation/schemas";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { createKnownCounts } from "../../platform/lists/known-counts.ts";
import { listSeeds } from "../incubation/operations/list-seeds.ts";
import { readReportStates } from "../report/read-report-states.ts";
import { listConcepts } from "./operations/list-concepts.ts";

let server: TestServer;
/** Three people of one company, and a stranger whose company must not be counted. */
let people: [TestPerson, TestPerson, TestPerson];
let stranger: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const ada = await server.signUp({ firstName: "Ada" });
  const grace = await server.signUp({ firstName: "Grace", accountId: ada.accountId });
  people = [ada, grace, await server.signUp({ firstName: "Edsger", accountId: ada.accountId })];
  stranger = await server.signUp();
});
afterAll(() => server.stop());

const words = ["refill", "weight"];

/** What somebody does to whatever concept or seed is in the lists at the moment, by a number that chooses one. */
const deed = fc.record({
  kind: fc.constantFrom(
    ...(["bank", "bank", "status", "archive", "unarchive", "delete", "retitle", "plant", "plant", "clone"] as const),
    ...(["archive-several", "fail", "archive-seed", "take-seed-back", "delete-seed", "answer", "sum-up"] as const),
  ),
  who: fc.nat(2),
  which: fc.nat(1_000),
});
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

async function doIt({ kind, who, which }: Deed): Promise<void> {
  const person = people[who] ?? stranger;
  const [concepts, seeds] = await Promise.all([idsOf(person, "concepts"), idsOf(person, "seeds")]);
  const concept = concepts[which % Math.max(1, concepts.length)] ?? "C-9999";
  const seed = seeds[which % Math.max(1, seeds.length)] ?? "none";
  const word = words[which % 2] ?? "";
  const ofConcept = { params: { id: concept } };
  const ofSeed = { params: { id: seed } };
  const deeds: Record<Deed["kind"], () => Promise<unknown>> = {
    bank: () => bankConcept(server, person, { title: `${word} ${which}`, summary: "" }),
    status: () =>
      person.call("PATCH v1/concept/{id}/", { ...ofConcept, body: { status: conceptStatuses[which % 7] ?? "new" } }),
    archive: () => person.call("PATCH v1/concept/{id}/", { ...ofConcept, body: { status: "archived" } }),
    unarchive: () => person.call("POST v1/concept/{id}/unarchive", ofConcept),
    delete: () => person.call("DELETE v1/concept/{id}/", ofConcept),
    retitle: () => person.call("PATCH v1/concept/{id}/", { ...ofConcept, body: { title: `${word} again` } }),
    plant: () => person.call("POST v2/concept/seed", { body: { type: seedTypes[which % 2] ?? seedTypes[0] } }),
    clone: () => person.call("POST v2/concept/seed/{id}/clone", ofSeed),
    "archive-several": () =>
      person.call("POST v1/concept/archive", { body: { uuids: concepts.slice(0, 1 + (which % 3)) } }),
    fail: () => failHalfway(person, which),
    "archive-seed": () => person.call("PATCH v2/concept/seed/{id}", { ...ofSeed, body: { status: "archived" } }),
    "take-seed-back": () => person.call("PATCH v2/concept/seed/{id}", { ...ofSeed, body: { status: "draft" } }),
    "delete-seed": () => person.call("DELETE v2/concept/seed/{id}", ofSeed),
    answer: () =>
      person.call("POST v2/concept/incubation/seed/{id}/answer", {
        ...ofSeed,
        body: { questionId: "expand.idea", fieldType: "text", answer: [`${word} ${which}`] },
      }),
    "sum-up": () =>
      server.database.withTenant(person, (transaction) =>
        transaction.execute(sql`select sum_up_list_changes(${person.accountId}, ${which % 2 ? "seeds" : "concepts"})`),
      ),
  };
  await deeds[kind]();
}

/** Writes to both lists in one transaction, and takes it all back. */
async function failHalfway(person: TestPerson, which: number): Promise<void> {
  const change = server.database.withTenant(person, async (transaction) => {
    await transaction.execute(sql`update concepts set status = 'commercialized', title = ${words[which % 2]}`);
    await transaction.execute(sql`delete from seeds where type = ${seedTypes[which % 2]}`);
    throw new Error("halfway");
  });
  await change.catch(() => undefined);
}

async function idsOf(person: TestPerson, table: "concepts" | "seeds"): Promise<string[]> {
  const { rows } = await server.database.withTenant(person, (transaction) =>
    transaction.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} order by created_at, id`),
  );
  return rows.map((row) => row.id);
}

/** Counts by the very rows. */
async function recount(condition: string, table: "concepts" | "seeds"): Promise<number> {
  const { rows } = await server.database.withTenant(people[0] ?? stranger, (transaction) =>
    transaction.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)} where ${sql.raw(condition)}`,
    ),
  );
  return rows[0]?.count ?? -1;
}

const knownElsewhere = createKnownCounts();
/** The counts another server on the same database gives, which has its own memory of what was found. */
async function countElsewhere(list: "concepts" | "seeds", query: Record<string, string>): Promise<number> {
  const { userId, accountId, email } = people[0] ?? stranger;
  const member = { userId, accountId, email, role: "admin" as const };
  const { database } = server;
  const page =
    list === "seeds"
      ? await listSeeds({ database, knownCounts: knownElsewhere }, member, SeedListQuery.parse(query))
      : await database.readTenant(member, (transaction) =>
          listConcepts({ readReportStates, knownCounts: knownElsewhere }, transaction, {
            actor: member,
            query: ConceptListQuery.parse(query),
          }),
        );
  return page.count;
}

const said = (word: string) =>
  `exists (select from seed_answers a where a.seed_id = seeds.id and array_to_string(a.answer, ' ') ~* '\\m${word}')`;

/** Of whatever company: entries of which searches read something else than stands in their tables. */
async function readOtherwise(): Promise<unknown[]> {
  const { rows } = await server.database.withSystem((transaction) =>
    transaction.execute(sql`
      (select id, account_id, created_by, created_at, updated_at, status, title, number, summary from concepts
        except select id, account_id, created_by, created_at, updated_at, status, title, number, summary from searched_concepts)
      union all
      (select id, account_id, created_by, created_at, updated_at, status, title, number, summary from searched_concepts
        except select id, account_id, created_by, created_at, updated_at, status, title, number, summary from concepts)
      union all
      (select id, account_id, created_by, created_at, updated_at, status, type, 0, '' from seeds
        except select seed_id, account_id, created_by, created_at, updated_at, status, type, 0, '' from seed_words)`),
  );
  return rows;
}

async function compareCounts(): Promise<void> {
  const [ada, grace] = people;
  const bank: [Record<string, string>, string][] = [
    [{}, "status <> 'archived'"],
    ...conceptStatuses.map((status): [Record<string, string>, string] => [{ status }, `status = '${status}'`]),
    [
      { category: "active", createdBy: "Grace Moreau" },
      `created_by = '${grace.userId}' and status in ('prototyping', 'proofOfConcept', 'minimumViableProduct', 'commercialized')`,
    ],
    ...words.map((search): [Record<string, string>, string] => [
      { search },
      `status <> 'archived' and title || ' ' || summary ~* '\\m${search}'`,
    ]),
  ];
  for (const [query, condition] of bank) {
    const expected = await recount(condition, "concepts");
    expect([query, (await ada.call("GET v1/concept/", { query })).body.count]).toEqual([query, expected]);
    expect([query, await countElsewhere("concepts", query)]).toEqual([query, expected]);
  }
  const seeds: [Record<string, string>, string][] = [
    [{}, "status <> 'archived'"],
    [{ status: "archived", type: seedTypes[0] }, `status = 'archived' and type = '${seedTypes[0]}'`],
    [{ createdBy: "Ada Moreau" }, `status <> 'archived' and created_by = '${ada.userId}'`],
    ...words.map((search): [Record<string, string>, string] => [
      { search },
      `status <> 'archived' and ${said(search)}`,
    ]),
  ];
  for (const [query, condition] of seeds) {
    const expected = await recount(condition, "seeds");
    expect([query, (await ada.call("GET v2/concept/seed", { query })).body.count]).toEqual([query, expected]);
    expect([query, await countElsewhere("seeds", query)]).toEqual([query, expected]);
  }
  expect(await readOtherwise()).toEqual([]);
  const { count } = (await ada.call("GET v1/dashboard")).body.conceptDetails;
  expect(count.total).toBe(await recount("true", "concepts"));
}

test("whatever several people do to a company's concepts and seeds at the same time, every count equals a recount", async () => {
  await bankConcept(server, stranger);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 4, maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      async (batches) => {
        for (const batch of batches) {
          await Promise.all(batch.map(doIt));
          await compareCounts();
        }
      },
    ),
    { numRuns: 8 },
  );
  expect((await stranger.call("GET v1/concept/")).body.count).toBe(1);
}, 180_000);

test("concepts of a generation and copies of their seed are counted", async () => {
  const [ada] = people;
  const seedId = await plantAnsweredSeed(ada);
  await saveFirstConcept(ada, seedId);
  await ada.call("POST v2/concept/seed/{id}/clone", { params: { id: seedId } });
  await compareCounts();
});

test("summing up changes no count and leaves the version as it was", async () => {
  const [ada] = people;
  const changes = () =>
    server.database.withTenant(ada, (transaction) =>
      transaction.execute<{ rows: number; kinds: number; version: number }>(
        sql`select count(*)::int as rows, count(distinct (status, type, created_by))::int as kinds, sum(changes)::int as version
          from list_changes where list = 'concepts'`,
      ),
    );
  // One of fifty changes sums up by itself.
  const before = await eventually(async () => {
    await bankConcept(server, ada);
    const [found] = (await changes()).rows;
    return found && found.rows > found.kinds + 2 && found;
  });
  const sumUp = () => doIt({ kind: "sum-up", who: 0, which: 0 });
  await Promise.all([sumUp(), sumUp(), sumUp()]);
  expect((await changes()).rows[0]?.version).toBe(before.version);
  // Three at once leave each other what the other has in hand; one alone leaves a row of each kind.
  await sumUp();
  const after = (await changes()).rows[0];
  expect(after?.version).toBe(before.version);
  expect(after?.rows).toBe(before.kinds);
  await compareCounts();
});
