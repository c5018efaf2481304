import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type ErrorCode, statusByErrorCode } from "@seedbed/contract/error-codes";
import { WireError } from "@seedbed/contract/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import type { Caller } from "#test-support/caller.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { idempotentAnswers } from "./tables.ts";

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.stop());

const seeds = "/api/v2/concept/seed";

describe("what cannot be served answers in the error shape", () => {
  test.each<[string, ErrorCode, ...Parameters<Caller["raw"]>]>([
    ["an unknown path", "not_found", "GET /api/v1/nothing"],
    ["an unknown path outside the API", "not_found", "GET /nothing"],
    ["a method the path does not have", "not_found", `PUT ${seeds}`],
    ["a path that cannot be decoded", "unreadable", "GET /api/v1/concept/%zz/"],
    ["an id that is too long", "not_found", `GET /api/v1/concept/${"x".repeat(500)}/`],
    ["an id of 201 characters", "invalid", `GET /api/v1/concept/${"x".repeat(201)}/`],
    ["JSON that ends too early", "unreadable", `POST ${seeds}`, '{"type":'],
    ["no body where one is needed", "invalid", `POST ${seeds}`],
    ["a body of the wrong kind", "invalid", `POST ${seeds}`, "[]"],
    ["a body that is null", "invalid", `POST ${seeds}`, "null"],
    [
      "a form instead of JSON",
      "unsupported_media",
      `POST ${seeds}`,
      "type=x",
      { "content-type": "application/x-www-form-urlencoded" },
    ],
    ["XML instead of JSON", "unsupported_media", `POST ${seeds}`, "<type/>", { "content-type": "application/xml" }],
    ["plain text instead of JSON", "unsupported_media", `POST ${seeds}`, "{}", { "content-type": "text/plain" }],
    ["a content type that is none", "unsupported_media", `POST ${seeds}`, "{}", { "content-type": "nonsense" }],
    ["a body of two megabytes", "too_large", `POST ${seeds}`, JSON.stringify("x".repeat(2_000_000))],
  ])("%s: %s", async (...[_name, expected, ...call]) => {
    const { status, body: answer, headers: answered } = await person.raw(...call);
    expect([status, WireError.parse(answer).code]).toEqual([statusByErrorCode[expected], expected]);
    expect(answered.get("content-type")).toMatch(/^application\/json/);
    expect(JSON.stringify(answer)).not.toMatch(/FST_|node_modules|select /);
  });

  test("the issues of a refused body name the place, the sentence and the kind, and the form repeats them", async () => {
    const { body } = await person.raw(`POST ${seeds}`, { type: 5 });
    const { detail, form } = WireError.parse(body);
    expect(detail).toEqual([{ loc: ["body", "type"], msg: expect.any(String), type: expect.any(String) }]);
    expect(form).toEqual({ type: expect.any(String) });
  });
});

describe("what cannot be read as a call answers in the error shape, and ends the connection", () => {
  test.each<[string, ErrorCode, string]>([
    [
      "an address that is too long",
      "headers_too_large",
      `GET /api/v1/concept/${"x".repeat(20_000)}/ HTTP/1.1\r\nhost: x\r\n\r\n`,
    ],
    [
      "headers that are too long",
      "headers_too_large",
      `GET /api/v1/settings HTTP/1.1\r\nhost: x\r\nif-match: ${"x".repeat(20_000)}\r\n\r\n`,
    ],
    ["another language", "unreadable", "hello there\r\n\r\n"],
    [
      "a length that is none",
      "unreadable",
      "POST /api/v2/concept/seed HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n{}",
    ],
  ])("%s: %s", async (_name, expected, sent) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(sent);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(Number(head.split(" ")[1])).toBe(statusByErrorCode[expected]);
    expect(head).toMatch(/^content-type: application\/json/m);
    expect(head).toMatch(/^content-security-policy: .*frame-ancestors 'none'\r?$/m);
    expect(head).toMatch(/^cache-control: no-store\r?$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff\r?$/m);
    expect(head).toMatch(/^connection: close$/m);
    expect(WireError.parse(JSON.parse(body))).toEqual({
      code: expected,
      detail:
        expected === "unreadable"
          ? "The call cannot be read."
          : "The address and the headers of the call are too long.",
    });
  });
});

describe("every answer", () => {
  test("may be framed by nobody, whatever it is and however it came about", async () => {
    const answers = await Promise.all([
      person.raw("GET /api/v1/user/"),
      person.raw("GET /api/v1/nothing"),
      person.raw("GET /api/v1/concept/%zz/"),
      person.raw("GET /nothing.css"),
      person.raw("POST /mcp", {}),
      server.anonymous.raw("GET /healthz"),
      server.anonymous.raw("GET /api/local/mailbox"),
      server.anonymous.raw("GET /api/auth/jwks"),
      server.anonymous.raw("GET /api/openapi.json"),
      server.anonymous.raw("POST /api/auth/sign-out", {}),
      server.anonymous.raw("OPTIONS /api/v1/user/"),
    ]);
    for (const { headers } of answers) expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'/);
  });

  test("has a request id of its own, also when it is an error, and is kept by no cache", async () => {
    const answers = await Promise.all([
      person.raw("GET /api/v1/user/", undefined, { "x-request-id": "chosen-by-the-caller" }),
      person.raw("GET /api/v1/nothing"),
      server.anonymous.raw("GET /api/v1/user/"),
      person.raw("GET /api/v1/concept/%zz/"),
    ]);
    const ids = answers.map((answer) => answer.headers.get("x-request-id"));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(new Set(ids).size).toBe(4);
    for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");
  });
});

test("a server that runs is alive and ready", async () => {
  const alive = await server.anonymous.raw("GET /healthz");
  expect([alive.status, alive.body]).toEqual([200, { status: "alive" }]);
  const ready = await server.anonymous.raw("GET /readyz");
  expect([ready.status, ready.body]).toEqual([200, { status: "ready" }]);
});

describe("an Idempotency-Key", () => {
  const start = (id: string, key: string, by = person) =>
    by.call("POST v1/concept/{id}/generate", { params: { id }, headers: { "idempotency-key": key } });

  test("of a call that failed can be used again", async () => {
    expect((await start("C-0900", "again")).status).toBe(404);
    const { id } = await bankConcept(server, person);
    expect((await start(id, "again")).status).toBe(202);
  });

  test("starts nothing twice when the calls come at the same time", async () => {
    const { id } = await bankConcept(server, person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(id, "at-once")));
    const taken = answers.filter((answer) => answer.status === 202);
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken.map((answer) => answer.body.workflowUuid)).size).toBe(1);
    for (const answer of answers.filter((each) => each.status !== 202)) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([409, "1"]);
    }
  });

  test("of a call that was cut off with its server can be used again after a while", async () => {
    const { id } = await bankConcept(server, person);
    const cutOff = (minutes: number) =>
      server.database.withTenant(person, (transaction) =>
        transaction.insert(idempotentAnswers).values({
          accountId: person.accountId,
          userId: person.userId,
          route: "POST v1/concept/{id}/generate",
          key: `cut-off-${minutes}`,
          requestHash: "",
          createdAt: new Date(Date.now() - minutes * 60_000),
        }),
      );
    await cutOff(1);
    await cutOff(10);
    expect((await start(id, "cut-off-1")).status).toBe(409);
    expect((await start(id, "cut-off-10")).status).toBe(202);
  });

  test("is a person's own: neither the answer nor the failure of a colleague's call changes what is kept", async () => {
    const colleague = await server.signUp({ accountId: person.accountId });
    const [mine, hers] = [await bankConcept(server, person), await bankConcept(server, person)];
    const first = await start(mine.id, "shared");
    expect((await start("C-0900", "shared", colleague)).status).toBe(404);
    expect((await start(mine.id, "shared")).body).toEqual(first.body);
    const second = await start(hers.id, "shared", colleague);
    expect([second.status, second.body.workflowUuid === first.body.workflowUuid]).toEqual([202, false]);
    expect((await start(mine.id, "shared")).body).toEqual(first.body);
    expect((await start(hers.id, "shared", colleague)).body).toEqual(second.body);
  });

  test("is of one call: another one with it is refused, and after a day it is as new", async () => {
    const [first, other] = [await bankConcept(server, person), await bankConcept(server, person)];
    const started = await start(first.id, "of-one-call");
    expect(await start(other.id, "of-one-call")).toMatchObject({
      status: 409,
      body: { code: "conflict", detail: "This Idempotency-Key was used for another call." },
    });
    const age = (hours: number) =>
      server.database.pool.query(
        "update idempotent_answers set created_at = now() - make_interval(hours => $1) where key = 'of-one-call'",
        [hours],
      );
    await age(23);
    expect((await start(first.id, "of-one-call")).body).toEqual(started.body);
    await age(25);
    expect((await start(other.id, "of-one-call")).status).toBe(202);
  });

  test("of more than 200 characters is refused", async () => {
    expect((await start("C-0001", "x".repeat(201))).status).toBe(422);
  });
});
