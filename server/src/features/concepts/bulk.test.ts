import { randomUUID } from "node:crypto";
import { newestFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections as sections } from "@seedbed/contract/concepts/vocabulary";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { reportSections } from "../report/tables.ts";
import { save, view } from "../report/versions/versions.fixture.ts";

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const archive = (uuids: string[], caller = person) => caller.call("POST v1/concept/archive", { body: { uuids } });
const statusOf = async (id: string) => (await person.call("GET v1/concept/{id}/", { params: { id } })).body.status;

/** A report whose writing has begun and does not end. */
const beginReport = (conceptId: string) =>
  server.database.withTenant(person, (transaction) =>
    transaction
      .insert(reportSections)
      .values({ accountId: person.accountId, conceptId, section: "trends", status: "pending" }),
  );

/** Puts that many concepts into the bank: Idea 00001, Idea 00002, … */
const bankMany = ({ accountId, userId }: TestPerson, count: number) =>
  server.database.withTenant({ accountId, userId }, (transaction) =>
    transaction.execute(sql`
      insert into concepts (id, account_id, number, title, summary, overview, value_proposition, problem_statement,
        differentiators, rights_to_win, feature_versions, created_by, updated_by, created_at, updated_at)
      select gen_random_uuid(), ${accountId}, n, 'Idea ' || lpad(n::text, 5, '0'), '', '', '', '', '[]', '[]',
        ${JSON.stringify(newestFeatureVersions)}, ${userId}, ${userId}, now(), now()
      from generate_series(1, ${count}::int) n`),
  );

describe("archiving several concepts", () => {
  beforeAll(async () => {
    person = await server.signUp();
  });

  test("archives those that may be and says of each other one why not", async () => {
    const { id: fresh } = await bankConcept(server, person);
    const { id: ideating } = await bankConcept(server, person, { status: "ideating" });
    const { id: archived } = await bankConcept(server, person, { status: "archived" });
    const { id: generating } = await bankConcept(server, person);
    await beginReport(generating);
    const stranger = await server.signUp();
    const { id: foreign } = await bankConcept(server, stranger);
    const missing = randomUUID();
    const { status, body } = await archive([
      fresh,
      ideating.toUpperCase(),
      ideating,
      archived,
      generating,
      foreign,
      missing,
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      archived: [fresh, ideating],
      refused: [
        { uuid: archived, reason: "archived" },
        { uuid: generating, reason: "generating" },
        { uuid: foreign, reason: "missing" },
        { uuid: missing, reason: "missing" },
      ],
    });
    expect(await Promise.all([fresh, ideating, generating].map(statusOf))).toEqual(["archived", "archived", "new"]);
    const back = await person.call("POST v1/concept/{id}/unarchive", { params: { id: ideating } });
    expect(back.body.status).toBe("ideating");
    expect((await stranger.call("GET v1/concept/{id}/", { params: { id: foreign } })).body.status).toBe("new");
  });

  test("archives one of which its archiver looks at an earlier version, too: a status is no part of it", async () => {
    const { id } = await bankConcept(server, person);
    const { body: version } = await save(person, id);
    await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Another depot" } });
    expect((await view(person, id, version.uuid)).status).toBe(200);
    expect((await archive([id])).body).toEqual({ archived: [id], refused: [] });
  });

  test("takes one to two hundred ids", async () => {
    expect((await archive([])).status).toBe(422);
    expect((await archive(Array.from({ length: 201 }, () => randomUUID()))).status).toBe(422);
    expect((await archive(["C-0001"])).status).toBe(422);
  });
});

describe("concepts as a table", () => {
  beforeAll(async () => {
    person = await server.signUp();
    await bankConcept(server, person, {
      title: '=HYPERLINK("http://x.example")',
      summary: 'Soap, by weight;\n"refilled"',
      createdAt: new Date("2026-03-04T12:00:00Z"),
    });
    await bankConcept(server, person, { title: "@Mill tours", status: "ideating" });
    await bankConcept(server, person, { title: "Put away", status: "archived" });
  });

  const table = async (body: object, caller = person) => {
    const answer = await caller.raw("POST /api/v1/concept/export", body);
    expect(answer.status).toBe(200);
    // What comes is text; `fetch` has taken the byte order mark away.
    const lines = String(answer.body).split("\r\n");
    return { headers: answer.headers, header: lines[0], rows: lines.slice(1, -1), end: lines.at(-1) };
  };
  const titles = async (body: object) => (await table(body)).rows.map((row) => row.split(",")[1]);

  test("has a line for each concept of the list, with all that a row tells, and no formula", async () => {
    const { headers, header, rows, end } = await table({ filter: { sort: "createdAt" } });
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="concepts-\d{4}-\d\d-\d\d\.csv"$/);
    expect(header).toBe(
      "Identifier,Title,Summary,Status,Created by,Created at,Last changed by,Last changed at,Report,Report progress (%),Completed sections,Sections,Report started at,Report completed at,Seed,Id",
    );
    expect(rows[0]).toMatch(
      /^C-0001,"'=HYPERLINK\(""http:\/\/x\.example""\)","Soap, by weight;\n""refilled""",New,Ada Moreau,2026-03-04T12:00:00\.000Z,Ada Moreau,2026-03-04T12:00:00\.000Z,Not started,0,0,6,,,,[0-9a-f-]{36}$/,
    );
    expect(rows[1]).toMatch(/^C-0002,'@Mill tours,/);
    expect(rows).toHaveLength(2);
    expect(end).toBe("");
  });

  test("tells who made and who changed it, its seed, and how far its report is and since when", async () => {
    const boss = await server.signUp({ firstName: "Ivo", lastName: "" });
    const editor = await server.signUp({ accountId: boss.accountId, firstName: "Nora", lastName: "Beck" });
    const { body: seed } = await boss.call("POST v2/concept/seed", { body: { type: "EXPAND_AN_EXISTING_IDEA" } });
    const ids: string[] = [];
    for (const seedId of [seed.uuid, null, null]) ids.push((await bankConcept(server, boss, { seedId })).id);
    const [begun = "", written = "", failed = ""] = ids;
    await editor.call("PATCH v1/concept/{id}/", { params: { id: begun }, body: { status: "ideating" } });
    const moment = (minute: number) => new Date(Date.UTC(2026, 2, 4, 12, minute));
    const row = (section: ReportSection, place: number) => ({ section, startedAt: moment(place) });
    await server.database.withTenant(boss, (transaction) =>
      transaction.insert(reportSections).values(
        [
          { ...row("trends", 1), conceptId: begun, status: "pending" as const },
          { ...row("trends", 2), conceptId: failed, status: "error" as const },
          ...sections.map((section, place) => ({
            ...{ ...row(section, place), conceptId: written },
            ...{ status: "complete" as const, completedAt: moment(30 + place) },
          })),
        ].map((each) => ({ ...each, accountId: boss.accountId })),
      ),
    );
    const { rows } = await table({ uuids: ids }, boss);
    const told = rows.map((line) => line.split(","));
    expect(told.map((cells) => [cells[4], cells[6], cells[14]])).toEqual([
      ["Ivo", "Nora Beck", seed.uuid],
      ["Ivo", "Ivo", ""],
      ["Ivo", "Ivo", ""],
    ]);
    const first = (minute: number) => moment(minute).toISOString();
    expect(told.map((cells) => [cells[8], cells[12], cells[13]])).toEqual([
      ["Being written", first(1), ""],
      ["Complete", first(0), first(29 + sections.length)],
      ["Failed", first(2), ""],
    ]);
    expect(told[1]?.slice(9, 12)).toEqual(["100", String(sections.length), String(sections.length)]);
  });

  test("begins with a byte order mark", async () => {
    const response = await fetch(`${server.url}/api/v1/concept/export`, {
      method: "POST",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x49]);
  });

  test("names a concept once, however often it is asked for", async () => {
    const { body } = await person.call("GET v1/concept/", { query: { sort: "createdAt" } });
    const [first, second] = body.results.map(({ uuid }) => uuid);
    expect((await table({ uuids: [second, first, second] })).rows.map((row) => row.slice(0, 6))).toEqual([
      "C-0002",
      "C-0001",
    ]);
  });

  test("is narrowed and sorted as the list is, or holds just the chosen ones", async () => {
    expect(await titles({ filter: { search: "mill" } })).toEqual(["'@Mill tours"]);
    expect(await titles({ filter: { status: "archived,ideating", sort: "-title" } })).toEqual([
      "Put away",
      "'@Mill tours",
    ]);
    expect(await titles({ filter: { createdBy: "Nobody" } })).toEqual([]);
    const list = await person.call("GET v1/concept/", { query: { status: "archived" } });
    const stranger = await server.signUp();
    const { id: foreign } = await bankConcept(server, stranger);
    expect(await titles({ uuids: [foreign, list.body.results[0]?.uuid] })).toEqual(["Put away"]);
  });

  test("holds more rows than are read at once, in the list's order", async () => {
    const collector = await server.signUp();
    await bankMany(collector, 1_203);
    const { rows } = await table({ filter: { sort: "title" } }, collector);
    expect(rows.map((row) => row.split(",")[1])).toEqual(
      Array.from({ length: 1_203 }, (_, index) => `Idea ${String(index + 1).padStart(5, "0")}`),
    );
  });

  test.each([{ filter: { status: "finished" } }, { filter: { sort: "summary" } }, { uuids: [] }, { uuids: ["x"] }])(
    "refuses %j with a sentence",
    async (body) => {
      const answer = await person.raw("POST /api/v1/concept/export", body);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "application/json; charset=utf-8"]);
    },
  );
});
