import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOffice } from "#test-support/drafted-ideas/read-office.ts";
import { readPdf, wordsOf } from "#test-support/drafted-ideas/read-pdf.ts";
import { eventually } from "#test-support/eventually.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo, order, settled } from "../../../report.fixture.ts";
import { insertExport } from "./export-store.ts";
import { download, ended, exported, orderExport } from "./exports.fixture.ts";

const start = new Date("2026-03-04T23:30:00.000Z").getTime();
let server: TestServer;
let person: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(start) });
  person = await server.signUp({ companyName: "Northwind Mills" });
  id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill – Depots" } });
  await order(person, id, "generate");
  await settled(person, id);
});
afterAll(() => server.stop());

test("a report is ordered as each kind of document, is told while it is made, and is downloaded under its name", async () => {
  const socket = await listenTo(server, person, id);
  const kinds = {
    pdf: ["pdf", "application/pdf"],
    docx: ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    pptx: ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
    md: ["md", "text/markdown; charset=utf-8"],
    bundle: ["zip", "application/zip"],
  } as const;
  const texts: string[] = [];
  for (const format of ["pdf", "docx", "pptx", "md", "bundle"] as const) {
    const { status, body } = await orderExport(person, id, format);
    expect([status, body.status]).toEqual([202, "waiting"]);
    const made = await ended(person, id, body.uuid);
    expect(made).toMatchObject({ status: "done", error: null, expiresAt: "2026-03-05T23:30:00.000Z" });
    const answer = await download(server, person, { id, uuid: body.uuid });
    const [extension, mediaType] = kinds[format];
    expect(answer.headers.get("content-type")).toBe(mediaType);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="northwind-mills-refill-depots-20260304.${extension}"`,
    );
    const bytes = await answer.bytes();
    expect(bytes.length).toBe(made.bytes);
    if (format === "pdf") texts.push((await readPdf(bytes)).text);
    if (format === "docx") texts.push(readOffice(bytes).wordsOf(/document\.xml$/));
    if (format === "pptx") texts.push(readOffice(bytes).wordsOf(/slides\/slide\d+\.xml$/));
    if (format === "md") texts.push(wordsOf(new TextDecoder().decode(bytes)));
    const told = () => socket.exports().filter(({ export: { uuid } }) => uuid === body.uuid);
    await eventually(async () => told().some(({ export: { status: now } }) => now === "done"));
    expect(told().map(({ export: { status: now, fileName } }) => [now, fileName])).toEqual([
      ["working", null],
      ["done", `northwind-mills-refill-depots-20260304.${extension}`],
    ]);
  }
  for (const text of texts) {
    expect(text).toContain(wordsOf("Refill – Depots"));
    expect(text).toContain(wordsOf("Drafted offline"));
  }
  socket.close();
});

test("an export is its orderer's alone, cannot be had once its time is over, and its file goes", async () => {
  const { body } = await orderExport(person, id, "md");
  await ended(person, id, body.uuid);
  const [colleague, stranger] = [await server.signUp({ accountId: person.accountId }), await server.signUp()];
  for (const other of [colleague, stranger])
    expect((await download(server, other, { id, uuid: body.uuid })).status).toBe(404);
  const elsewhere = await saveFirstConcept(person, await plantAnsweredSeed(person));
  expect((await download(server, person, { id: elsewhere, uuid: body.uuid })).status).toBe(404);
  expect((await download(server, person, { id, uuid: "none" })).status).toBe(404);
  const ofColleague = await colleague.call("GET v2/concept/{id}/export", { params: { id } });
  expect(ofColleague.body.results).toEqual([]);
  expect((await orderExport(stranger, id, "pdf")).status).toBe(404);

  const { pool } = server.database;
  await pool.query("update report_exports set expires_at = $2 where id = $1", [body.uuid, new Date(start)]);
  expect((await download(server, person, { id, uuid: body.uuid })).status).toBe(404);
  const { results } = (await person.call("GET v2/concept/{id}/export", { params: { id } })).body;
  expect(results.map(({ uuid }) => uuid)).not.toContain(body.uuid);
  await server.removeOld();
  expect((await pool.query("select from report_exports where id = $1", [body.uuid])).rows).toEqual([]);
});

test("what two people order at once is made for each of them, and listed to each the newest first", async () => {
  const colleague = await server.signUp({ accountId: person.accountId });
  const [mine, theirs] = await Promise.all([orderExport(person, id, "md"), orderExport(colleague, id, "md")]);
  expect([mine.status, theirs.status, mine.body.uuid === theirs.body.uuid]).toEqual([202, 202, false]);
  await ended(person, id, mine.body.uuid);
  await ended(colleague, id, theirs.body.uuid);
  expect((await download(server, colleague, { id, uuid: theirs.body.uuid })).status).toBe(200);
  const { body: next } = await orderExport(colleague, id, "pdf");
  await ended(colleague, id, next.uuid);
  // The clock stands still here.
  await server.database.pool.query(
    "update report_exports set ordered_at = ordered_at - interval '1 minute' where id = $1",
    [theirs.body.uuid],
  );
  const { results } = (await colleague.call("GET v2/concept/{id}/export", { params: { id } })).body;
  expect(results.map(({ uuid }) => uuid)).toEqual([next.uuid, theirs.body.uuid]);
});

test("an order that is open is given again to the same order alone, not to one of an earlier version", async () => {
  const { body: version } = await person.call("POST v2/concept/version/{id}/save", { params: { id } });
  const { accountId, userId: orderedBy } = person;
  const open = { id: randomUUID(), accountId, conceptId: id, orderedBy, format: "md", versionId: null } as const;
  const at = new Date(start);
  await server.database.withTenant(person, (transaction) =>
    insertExport(transaction, { ...open, orderedAt: at, expiresAt: new Date(start + 3_600_000) }),
  );
  const ordered = async (body: { format: "md" | "pdf"; version?: string }) =>
    (await person.call("POST v2/concept/{id}/export", { params: { id }, body })).body.uuid;
  for (const other of [{ format: "md", version: version.uuid } as const, { format: "pdf" } as const]) {
    const uuid = await ordered(other);
    expect(uuid).not.toBe(open.id);
    await ended(person, id, uuid);
  }
  expect(await ordered({ format: "md" })).toBe(open.id);
  await ended(person, id, open.id);
  // One that is being made is open, too; one that is done or has failed is not.
  const become = (status: string) =>
    server.database.pool.query("update report_exports set status = $2 where id = $1", [open.id, status]);
  await become("working");
  expect(await ordered({ format: "md" })).toBe(open.id);
  await become("failed");
  const next = await ordered({ format: "md" });
  expect(next).not.toBe(open.id);
  await ended(person, id, next);
});

test("a bundle holds all versions: it is never one of an earlier version", async () => {
  const { body: version } = await person.call("POST v2/concept/version/{id}/save", { params: { id } });
  const { body } = await person.call("POST v2/concept/{id}/export", {
    params: { id },
    body: { format: "bundle", version: version.uuid },
  });
  expect(body).toMatchObject({ format: "bundle", version: null });
  await ended(person, id, body.uuid);
});

test("a document that cannot be made says so, to its list and to whoever looks on, and can be ordered again", async () => {
  const socket = await listenTo(server, person, id);
  const { pool } = server.database;
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse before update on report_exports for each row when (new.status = 'done') execute function refuse()`);
  const { body } = await orderExport(person, id, "md");
  const failed = await ended(person, id, body.uuid);
  await pool.query("drop function refuse cascade");
  const error = "The document could not be made. Try again in a moment.";
  expect(failed).toMatchObject({ status: "failed", error, fileName: null, bytes: null });
  await eventually(async () => socket.exports().some(({ export: told }) => told.status === "failed"));
  socket.close();
  expect(socket.exports().at(-1)).toEqual({ conceptUuid: id, export: failed });
  expect((await download(server, person, { id, uuid: body.uuid })).status).toBe(404);
  const { body: again } = await orderExport(person, id, "md");
  expect(again.uuid).not.toBe(body.uuid);
  expect(await ended(person, id, again.uuid)).toMatchObject({ status: "done" });
});

test("of many exports the last twenty are listed", async () => {
  const colleague = await server.signUp({ accountId: person.accountId });
  await server.database.pool.query(
    `insert into report_exports (id, account_id, concept_id, format, status, ordered_by, ordered_at, expires_at)
     select gen_random_uuid(), $1, $2, 'md', 'done', $3, $4::timestamptz - make_interval(mins => n), $4::timestamptz + interval '1 hour'
     from generate_series(1, 25) n`,
    [person.accountId, id, colleague.userId, new Date(start)],
  );
  const { results } = (await colleague.call("GET v2/concept/{id}/export", { params: { id } })).body;
  expect(results.map(({ orderedAt }) => (start - Date.parse(orderedAt)) / 60_000)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test("a concept of which nothing is written can be exported, too", async () => {
  const empty = await saveFirstConcept(person, await plantAnsweredSeed(person));
  const pdf = await readPdf(await exported(server, person, [empty, "pdf"]));
  expect(pdf.text).toContain(wordsOf("Overview: this section has not been written yet."));
});
