import { scopeCovers, type TokenScope, tokenScopes } from "@seedbed/contract/access/token-scopes";
import { allRoutes } from "@seedbed/contract/all-routes";
import { errorCodesOf, statusByErrorCode } from "@seedbed/contract/error-codes";
import { WireError } from "@seedbed/contract/errors";
import type { Route, RouteKey } from "@seedbed/contract/route";
import { tokenScopeOf } from "@seedbed/contract/token-access";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import { callerWithToken } from "#test-support/generated-input/token-caller.ts";
import {
  makeWalkedThings,
  sendWalked,
  type WalkedThings,
  walkedIds,
} from "#test-support/generated-input/walked-routes.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let strangerMember: TestPerson;
let homeless: TestPerson;
/** With personal access tokens of the stranger, who is an admin. */
let tokens: Record<TokenScope, Caller>;
/** Ids that exist in the owner's company, by the kind of thing a path asks for. */
let ids: WalkedThings;

const routes = Object.entries(allRoutes) as [RouteKey, Route][];
/** Tickets and host names are no ids of a company's things. */
const withIds = routes.filter(([key]) => /\{(?!ticket|host)/.test(key));
const guarded = routes.filter(([, route]) => route.access !== "public");

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp();
  stranger = await server.signUp({ companyName: "Somebody Else" });
  strangerMember = await server.signUp({ accountId: stranger.accountId, role: "member" });
  homeless = await server.signUp({ withoutCompany: true });
  ids = await makeWalkedThings(server.url, owner);
  tokens = {
    read: await callerWithToken(server.url, stranger, "read"),
    propose: await callerWithToken(server.url, stranger, "propose"),
    write: await callerWithToken(server.url, stranger, "write"),
  };
});
afterAll(() => server.stop());

describe("a user of another company", () => {
  test.each(withIds)("gets 404 from %s", async (key, route) => {
    for (const caller of route.access === "admin" ? [stranger] : [stranger, strangerMember]) {
      const foreign = await sendWalked(caller, { key, route }, walkedIds(ids, key));
      const missing = await sendWalked(caller, { key, route }, () => "00000000-0000-4000-8000-000000000000");
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(missing);
      const malformed = await sendWalked(caller, { key, route }, () => "not-an-id");
      expect(malformed.status).toBe(404);
    }
  });
});

describe("without the right to call", () => {
  test.each(guarded)("%s refuses people who are not signed in", async (key, route) => {
    const answer = await sendWalked(server.anonymous, { key, route }, walkedIds(ids, key));
    expect(answer.status).toBe(401);
    expect(WireError.safeParse(answer.body).success).toBe(true);
  });

  test.each(guarded.filter(([, route]) => route.access !== "signed-in"))(
    "%s refuses people without a company",
    async (key, route) => {
      expect((await sendWalked(homeless, { key, route }, walkedIds(ids, key))).status).toBe(403);
    },
  );

  test.each(guarded.filter(([, route]) => route.access === "admin"))("%s refuses members", async (key, route) => {
    expect((await sendWalked(strangerMember, { key, route }, walkedIds(ids, key))).status).toBe(403);
  });
});

describe("with a personal access token", () => {
  test.each(routes)("%s is open to the scopes that it names", async (key, route) => {
    const needed = tokenScopeOf(key, route);
    const hasId = withIds.some(([each]) => each === key);
    const nowhere = () => "00000000-0000-4000-8000-000000000000";
    for (const scope of tokenScopes) {
      const isCovered = needed !== null && scopeCovers(scope, needed);
      const { status, body } = await sendWalked(tokens[scope], { key, route }, hasId ? walkedIds(ids, key) : nowhere);
      if (!isCovered) expect([status, (body as WireError).code], scope).toEqual([403, "forbidden"]);
      // Another company's things are there for no token.
      else if (hasId) expect(status, scope).toBe(404);
      else expect([401, 403], scope).not.toContain(status);
    }
  });

  test("what only a person may do needs no scope that could be given", () => {
    const closed = routes.filter(([key, route]) => tokenScopeOf(key, route) === null).map(([key]) => key);
    expect(closed).toEqual(expect.arrayContaining(onlyForPeople));
    expect(closed).toEqual(
      expect.arrayContaining(routes.filter(([, route]) => route.access === "admin").map(([key]) => key)),
    );
  });
});

/** Tokens, the socket, the own account, ways into the company, and the word on what was proposed. */
const onlyForPeople = [
  "GET v1/user/tokens",
  "POST v1/user/tokens",
  "DELETE v1/user/tokens/{id}",
  "GET v1/user/sessions",
  "DELETE v1/user/sessions/{id}",
  "DELETE v1/user/sessions",
  "GET v1/user/second-factor",
  "POST v1/realtime/ticket",
  "PATCH v1/user/",
  "POST v1/account",
  "POST v1/invitation/{ticket}/sign-up",
  "POST v1/invitation/{ticket}/join",
  "POST v1/concept/{id}/proposals/{proposal}/accept",
  "POST v1/concept/{id}/proposals/{proposal}/decline",
];

test("a stranger's lists and sockets hold nothing of the company", async () => {
  expect((await stranger.call("GET v1/concept/")).body.count).toBe(0);
  expect((await stranger.call("GET v2/concept/seed")).body.count).toBe(0);
  expect((await stranger.call("GET v1/dashboard")).body.conceptDetails.count.total).toBe(0);
  const { ticket } = (await stranger.call("POST v1/realtime/ticket")).body;
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
  const types: string[] = [];
  socket.addEventListener("message", (message) => types.push(JSON.parse(String(message.data)).type));
  await eventually(async () => types.includes("ready"));
  await owner.call("PATCH v1/concept/{id}/", { params: { id: ids.concept }, body: { status: "ideating" } });
  await stranger.call("POST v2/concept/seed", { body: { type: "EXPAND_AN_EXISTING_IDEA" } });
  const own = await saveFirstConcept(stranger, await plantAnsweredSeed(stranger));
  await eventually(async () => types.includes("concept.workflow.update.account"));
  expect(types.filter((type) => type === "concept.workflow.update.account")).toHaveLength(1);
  expect(own).not.toBe(ids.concept);
  socket.close();
});

test("unknown paths and unreadable bodies answer in the error shape", async () => {
  const unknown = await owner.raw("GET /api/v9/nothing");
  expect(unknown.status).toBe(404);
  expect(WireError.safeParse(unknown.body).success).toBe(true);
  const unreadable = await owner.raw("POST /api/v2/concept/seed", "{not json");
  expect(unreadable.status).toBe(400);
  expect(WireError.safeParse(unreadable.body).success).toBe(true);
  const invalid = await owner.raw("POST /api/v2/concept/seed", { type: "NOTHING" });
  expect(invalid.status).toBe(422);
  expect(invalid.body).toMatchObject({ detail: [{ loc: ["body", "type"] }] });
  const large = await owner.raw("POST /api/v2/concept/seed", { type: "x".repeat(2_000_000) });
  expect(large.status).toBe(413);
});

test("[S1.7-01] the API describes itself as OpenAPI 3.1, every route of the contract included, all but the public ones with a bearer token", async () => {
  const { body } = await server.anonymous.raw("GET /api/openapi.json");
  const document = body as {
    openapi: string;
    paths: Record<string, Record<string, { security?: unknown[] }>>;
    components: { securitySchemes: Record<string, { type: string; scheme: string; bearerFormat: string }> };
  };
  expect(document.openapi).toBe("3.1.0");
  const { session, token } = document.components.securitySchemes;
  expect([session?.scheme, session?.bearerFormat, token?.scheme, token?.bearerFormat]).toEqual([
    "bearer",
    "JWT",
    "bearer",
    "sb_…",
  ]);
  for (const [key, route] of routes) {
    const [method, path] = [key.slice(0, key.indexOf(" ")).toLowerCase(), `/api/${key.slice(key.indexOf(" ") + 1)}`];
    const operation = document.paths[path]?.[method];
    expect(operation, key).toBeDefined();
    const needed = tokenScopeOf(key, route);
    const byToken = needed === null ? [] : [{ token: [needed] }];
    expect(operation?.security, key).toEqual(route.access === "public" ? [] : [{ session: [] }, ...byToken]);
  }
});

test("the API describes of every route with which codes it may fail, by their statuses", async () => {
  const { body } = await server.anonymous.raw("GET /api/openapi.json");
  const { paths } = body as { paths: Record<string, Record<string, { responses: Record<string, DescribedAnswer> }>> };
  const failuresOf = (key: string) => {
    const [method, path] = [key.slice(0, key.indexOf(" ")).toLowerCase(), `/api/${key.slice(key.indexOf(" ") + 1)}`];
    const failures = Object.entries(paths[path]?.[method]?.responses ?? {}).filter(([status]) => Number(status) >= 400);
    return failures.map(([status, { content }]) => {
      const { properties, required } = content["application/json"].schema;
      expect(required).toEqual(["code", "detail"]);
      return { status: Number(status), code: String(properties.code.enum) };
    });
  };
  for (const [key, route] of routes) {
    const expected = errorCodesOf(key, route).map((code) => ({ status: statusByErrorCode[code], code }));
    expect(failuresOf(key), key).toEqual(expected);
  }
  const own = (key: RouteKey) => failuresOf(key).filter(({ code }) => !ofEveryRoute.includes(code));
  const ofEveryRoute = [...failuresOf("GET v1/dashboard").map(({ code }) => code), "locked"];
  expect(ofEveryRoute).toEqual(expect.arrayContaining(["unauthenticated", "invalid", "rate_limited", "unexpected"]));
  expect(own("GET v1/concept/{id}/")).toEqual([{ status: 404, code: "not_found" }]);
  expect(own("PATCH v1/user/")).toEqual([{ status: 412, code: "precondition_failed" }]);
  expect(own("POST v1/concept/{id}/generate")).toEqual([
    { status: 404, code: "not_found" },
    { status: 409, code: "conflict" },
  ]);
});

interface DescribedAnswer {
  content: { "application/json": { schema: { properties: { code: { enum?: string[] } }; required: string[] } } };
}

test("an answer opened alone may do nothing, and no page may frame it", async () => {
  const { headers } = await server.anonymous.raw("GET /healthz");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});
