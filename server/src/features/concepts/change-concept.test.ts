import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { endLapsedLocks, endLock, findLocks, renewLock, takeLock } from "./exports/editing-lock.ts";
import { requireConceptToChange } from "./exports/get-concept.ts";
import { takeWords } from "./exports/take-words.ts";

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.stop());

const read = (id: string, reader = person) => reader.call("GET v1/concept/{id}/", { params: { id } });
const change = (id: string, body: Record<string, unknown>, headers?: Record<string, string>) =>
  person.call("PATCH v1/concept/{id}/", { params: { id }, body, headers });

async function listed(reader: TestPerson, id: string) {
  const { body } = await reader.call("GET v1/concept/", { query: { sort: "-updatedAt" } });
  return body.results.find((concept) => concept.uuid === id);
}

describe("reading a concept", () => {
  test("[S2.7-02] [S2.3-01] [S2.3-02] by uuid and by identifier, in any capitals, it is the same, with its ETag", async () => {
    const { id, identifier } = await bankConcept(server, person);
    const byUuid = await read(id.toUpperCase());
    expect(byUuid.status).toBe(200);
    expect(byUuid.body).toMatchObject({
      uuid: id,
      identifier,
      status: "new",
      hasSeed: false,
      isHistoricalVersion: false,
      reportStatus: "notStarted",
      createdBy: { firstName: "Ada", lastName: "Moreau" },
    });
    expect((await read(identifier.toLowerCase())).body).toEqual(byUuid.body);
    expect(byUuid.headers.get("etag")).toBe(`"${byUuid.body.updatedAt}"`);
  });

  test.each(["C-9999", "C-", "C-99999999999", "x", "00000000-0000-4000-8000-000000000000", "a\u0000b", "%", "🚀"])(
    "[S2.2.1-12] %j is not found",
    async (id) => {
      const { status, body } = await read(id);
      expect([status, body]).toEqual([404, { code: "not_found", detail: "Concept Not Found." }]);
    },
  );
});

describe("changing a concept", () => {
  test("the company is told all that a row of a list shows of it", async () => {
    const { id } = await bankConcept(server, person);
    const { body } = await change(id, { title: "Soap cellar", summary: "Soap from below.", status: "prototyping" });
    const { rows } = await server.database.pool.query(
      "select user_id, data from outbox where account_id = $1 and data ->> 'conceptUuid' = $2 order by seq desc limit 1",
      [person.accountId, id],
    );
    const [told] = rows as { user_id: string | null; data: unknown }[];
    expect(told?.user_id).toBeNull();
    expect(told?.data).toMatchObject({
      eventType: "changed",
      title: "Soap cellar",
      summary: "Soap from below.",
      status: "prototyping",
      updatedAt: body.updatedAt,
      lastModifiedBy: { uuid: person.userId, firstName: "Ada", lastName: "Moreau" },
    });
    const { title, summary, status, updatedAt, lastModifiedBy } = (await listed(person, id)) ?? body;
    const row = { title, summary, status, updatedAt, lastModifiedBy };
    expect(told?.data).toMatchObject(row);
  });

  test("[S2.7-03] [S1.4-05] [S1.7-18] changes just what is sent, says who did it, and answers the concept", async () => {
    const { id } = await bankConcept(server, person);
    const grace = await server.signUp({ accountId: person.accountId, firstName: "Grace", lastName: "Hopper" });
    const before = (await read(id)).body;
    const changed = await grace.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "  Soap cellar " } });
    expect(changed.body).toMatchObject({
      title: "Soap cellar",
      summary: before.summary,
      status: "new",
      lastModifiedBy: { firstName: "Grace", lastName: "Hopper" },
      createdBy: before.createdBy,
    });
    expect((await change(id, { status: "inReview" })).body).toMatchObject({ status: "inReview", title: "Soap cellar" });
  });

  test("a change made to an older state is refused, and nothing is lost", async () => {
    const { id } = await bankConcept(server, person);
    const old = (await read(id)).headers.get("etag") ?? "";
    const first = await change(id, { summary: "First" }, { "if-match": old });
    expect(first.status).toBe(200);
    const refused = await change(id, { summary: "Second" }, { "if-match": old });
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/Reload/) });
    expect((await read(id)).body.summary).toBe("First");
    const tag = first.headers.get("etag") ?? "";
    expect((await change(id, { summary: "Third" }, { "if-match": tag })).status).toBe(200);
    expect((await change(id, { summary: "Fourth" }, { "if-match": "*" })).status).toBe(200);
  });

  test("of changes made to the same state at the same time, one wins", async () => {
    const { id } = await bankConcept(server, person);
    const tag = (await read(id)).headers.get("etag") ?? "";
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(id, { summary: `Change ${index}` }, { "if-match": tag })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
  });

  test.each([
    [{}, undefined],
    [{ title: "" }, "title"],
    [{ title: "   " }, "title"],
    [{ title: "x".repeat(251) }, "title"],
    [{ summary: "x".repeat(1001) }, "summary"],
    [{ status: "finished" }, "status"],
    [{ title: 5 }, "title"],
    [{ title: "a\u0000b" }, "title"],
    [{ overview: "\ud800" }, "overview"],
  ])("[S2.5-05] %j is refused with a message at its field", async (body, field) => {
    const { id } = await bankConcept(server, person);
    const refused = await change(id, body);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ detail: [{ msg: expect.any(String), type: expect.any(String) }] });
    if (field) expect(refused.body).toMatchObject({ form: { [field]: expect.stringMatching(/./) } });
    expect((await read(id)).body.title).toBe("Refill depot");
  });

  test("[S2.5-11] a text over its limit is told the limit", async () => {
    const { id } = await bankConcept(server, person);
    expect((await change(id, { title: "x".repeat(251) })).body).toMatchObject({
      form: { title: "The maximum length is 250 characters" },
    });
    expect((await change(id, { title: "x".repeat(250) })).status).toBe(200);
  });
});

describe("the words of a version, taken back by a colleague", () => {
  const taken = async (by: TestPerson, id: string, changed: { title?: string; assumptions?: "v1" | "v2" }) => {
    const at = new Date("2026-03-04T12:00:00.000Z");
    return server.database.withTenant(by, async (transaction) => {
      const found = await requireConceptToChange(transaction, id, by.userId);
      const { title, summary, overview, valueProposition, problemStatement } = found.concept;
      const { differentiators, rightsToWin, featureVersions } = found.concept;
      const words = { title, summary, overview, valueProposition, problemStatement, differentiators, rightsToWin };
      return takeWords(transaction, found, {
        words: { ...words, title: changed.title ?? title },
        forms: changed.assumptions ? { ...featureVersions, assumptions: changed.assumptions } : featureVersions,
        ...{ by: by.userId, at },
      });
    });
  };

  test("are that person's change, later than the last one; the same words and forms are none", async () => {
    const { id } = await bankConcept(server, person);
    const grace = await server.signUp({ accountId: person.accountId, firstName: "Grace", lastName: "Hopper" });
    const before = (await read(id)).body;
    await taken(grace, id, {});
    expect((await read(id)).body).toEqual(before);
    const { concept } = await taken(grace, id, { title: "Soap cellar" });
    const after = (await read(id)).body;
    expect(after).toMatchObject({ title: "Soap cellar", lastModifiedBy: { firstName: "Grace", lastName: "Hopper" } });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(concept.wordChanges).toEqual({ title: { by: grace.userId, at: after.updatedAt } });
    await taken(grace, id, { assumptions: "v1" });
    expect((await read(id)).body.featureVersions.assumptions).toBe("v1");
  });
});

test("while somebody makes edits with AI in it, it is changed, archived and deleted by nobody else", async () => {
  const { id } = await bankConcept(server, person);
  const grace = await server.signUp({ accountId: person.accountId, firstName: "Grace", lastName: "Hopper" });
  const lock = { lockId: randomUUID(), accountId: person.accountId, conceptId: id, userId: grace.userId };
  await server.database.withTenant(grace, (transaction) => takeLock(transaction, { ...lock, at: new Date() }));
  const remove = (by: TestPerson) => by.call("DELETE v1/concept/{id}/", { params: { id } });
  const refused = [
    await change(id, { title: "Soap cellar" }),
    await change(id, { status: "archived" }),
    await remove(person),
  ];
  expect(refused.map(({ status }) => status)).toEqual([423, 423, 423]);
  expect((await read(id)).body).toMatchObject({ title: "Refill depot", status: "new" });
  const own = await grace.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Soap cellar" } });
  expect(own.status).toBe(200);
  await server.database.pool.query("update editing_locks set until = now() where lock_id = $1", [lock.lockId]);
  expect((await change(id, { summary: "Soap from below." })).status).toBe(200);
  await server.database.withTenant(grace, (transaction) => endLock(transaction, lock.lockId));
  expect((await remove(person)).status).toBe(204);
});

test("of the locks of a report those whose lease has ended are taken away, and no others; one that is gone is not renewed", async () => {
  const locks = await Promise.all(
    ["lapsed", "standing"].map(async () => {
      const { id: conceptId } = await bankConcept(server, person);
      return { lockId: randomUUID(), accountId: person.accountId, conceptId, userId: person.userId };
    }),
  );
  const [lapsed, standing] = locks.map(({ lockId }) => lockId);
  const within = server.database.withSystem;
  for (const lock of locks) await within((transaction) => takeLock(transaction, { ...lock, at: new Date() }));
  await server.database.pool.query("update editing_locks set until = now() where lock_id = $1", [lapsed]);
  expect((await within(findLocks)).map(({ lockId }) => lockId)).toEqual([standing]);
  expect((await within(endLapsedLocks)).map(({ lockId }) => lockId)).toEqual([lapsed]);
  const renewed = (lockId = "") => within((transaction) => renewLock(transaction, lockId));
  expect([await renewed(standing), await renewed(lapsed)]).toEqual([true, false]);
});

describe("archiving", () => {
  const unarchive = (id: string) => person.call("POST v1/concept/{id}/unarchive", { params: { id } });

  test("[S1.4-03] [S1.4-04] [S2.7-09] [S1.7-23] unarchiving restores the status held before", async () => {
    const { id } = await bankConcept(server, person, { status: "minimumViableProduct" });
    expect((await change(id, { status: "archived" })).body.status).toBe("archived");
    await change(id, { status: "archived" });
    const restored = await unarchive(id);
    expect(restored.body.status).toBe("minimumViableProduct");
    expect(restored.headers.get("etag")).toBe(`"${restored.body.updatedAt}"`);
    expect((await listed(person, id))?.hasSeenConceptChange).toBe(true);
  });

  test("the company is told from which status it came, and of a change of words alone of none", async () => {
    const { id } = await bankConcept(server, person, { status: "prototyping" });
    const told = async () => {
      const { rows } = await server.database.pool.query<{ data: { status: string; statusBefore?: string } }>(
        "select data from outbox where account_id = $1 and data ->> 'conceptUuid' = $2 order by seq desc limit 1",
        [person.accountId, id],
      );
      return [rows[0]?.data.statusBefore, rows[0]?.data.status];
    };
    await change(id, { status: "archived" });
    expect(await told()).toEqual(["prototyping", "archived"]);
    await change(id, { title: "Soap cellar" });
    expect(await told()).toEqual([undefined, "archived"]);
    await unarchive(id);
    expect(await told()).toEqual(["archived", "prototyping"]);
  });

  test("[S1.4-04] a concept whose earlier status is not known becomes new", async () => {
    const { id } = await bankConcept(server, person, { status: "archived" });
    expect((await unarchive(id)).body.status).toBe("new");
  });

  test("a concept that is not archived cannot be unarchived", async () => {
    const { id } = await bankConcept(server, person);
    expect((await unarchive(id)).status).toBe(409);
  });
});

test("[S1.7-24] [S2.7-10] [S1.3-06] a change counts as seen for who made it, and for others once they say so", async () => {
  const colleague = await server.signUp({ accountId: person.accountId });
  const { id, identifier } = await bankConcept(server, person);
  expect((await listed(person, id))?.hasSeenConceptChange).toBe(true);
  expect((await listed(colleague, id))?.hasSeenConceptChange).toBe(false);
  expect((await colleague.call("POST v2/concept/{id}/seen", { params: { id: identifier } })).status).toBe(204);
  expect((await listed(colleague, id))?.hasSeenConceptChange).toBe(true);
  await change(id, { summary: "Anew" });
  expect((await listed(colleague, id))?.hasSeenConceptChange).toBe(false);
  expect((await listed(person, id))?.hasSeenConceptChange).toBe(true);
});

test("[S2.7-04] [S1.7-19] a deleted concept is gone, and its identifier is not given away again", async () => {
  const { id, identifier } = await bankConcept(server, person);
  const remove = () => person.call("DELETE v1/concept/{id}/", { params: { id } });
  expect((await remove()).status).toBe(204);
  expect((await read(id)).status).toBe(404);
  expect((await remove()).status).toBe(404);
  expect((await bankConcept(server, person)).identifier).not.toBe(identifier);
});

describe("what was deleted", () => {
  test("comes back under its own identifier alone, whatever else with such a number was deleted", async () => {
    const owner = await server.signUp();
    await bankConcept(server, owner);
    const { id, identifier } = await bankConcept(server, owner);
    await owner.call("POST v2/concept/version/{id}/save", { params: { id } });
    await owner.call("DELETE v1/concept/{id}/", { params: { id } });
    const restore = (reference: string) => owner.call("POST v1/concept/{id}/restore", { params: { id: reference } });
    expect((await restore("C-0001")).status).toBe(404);
    expect((await owner.call("POST v2/concept/seed/{id}/restore", { params: { id } })).status).toBe(404);
    expect((await restore(identifier)).body).toMatchObject({ uuid: id, identifier });
  });
});
