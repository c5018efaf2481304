import { allRoutes } from "@seedbed/contract/all-routes";
import { errorCodesOf, statusByErrorCode } from "@seedbed/contract/error-codes";
import { WireError } from "@seedbed/contract/errors";
import type { Route, RouteKey } from "@seedbed/contract/route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import { firstsOf, plantProjection, projectionKindFor } from "#test-support/generated-input/plant-projection.ts";
import { plantTalk } from "#test-support/generated-input/plant-talk.ts";
import { profileBodies } from "#test-support/generated-input/profile-bodies.ts";
import { projectionBodies } from "#test-support/generated-input/projection-bodies.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let strangerMember: TestPerson;
let homeless: TestPerson;
/** Ids that exist in the owner's company, by the kind of thing a path asks for. */
let ids: Awaited<ReturnType<typeof makeThings>>;

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
  ids = await makeThings(owner);
});
afterAll(() => server.stop());

describe("a user of another company", () => {
  test.each(withIds)("gets 404 from %s", async (key, route) => {
    for (const caller of route.access === "admin" ? [stranger] : [stranger, strangerMember]) {
      const foreign = await send(caller, { key, route }, idsFor(key));
      const missing = await send(caller, { key, route }, () => "00000000-0000-4000-8000-000000000000");
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(missing);
      const malformed = await send(caller, { key, route }, () => "not-an-id");
      expect(malformed.status).toBe(404);
    }
  });
});

describe("without the right to call", () => {
  test.each(guarded)("%s refuses people who are not signed in", async (key, route) => {
    const answer = await send(server.anonymous, { key, route }, idsFor(key));
    expect(answer.status).toBe(401);
    expect(WireError.safeParse(answer.body).success).toBe(true);
  });

  test.each(guarded.filter(([, route]) => route.access !== "signed-in"))(
    "%s refuses people without a company",
    async (key, route) => {
      expect((await send(homeless, { key, route }, idsFor(key))).status).toBe(403);
    },
  );

  test.each(guarded.filter(([, route]) => route.access === "admin"))("%s refuses members", async (key, route) => {
    expect((await send(strangerMember, { key, route }, idsFor(key))).status).toBe(403);
  });
});

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
  const document = body as { openapi: string; paths: Record<string, Record<string, { security?: unknown[] }>> };
  expect(document.openapi).toBe("3.1.0");
  for (const [key, route] of routes) {
    const [method, path] = [key.slice(0, key.indexOf(" ")).toLowerCase(), `/api/${key.slice(key.indexOf(" ") + 1)}`];
    const operation = document.paths[path]?.[method];
    expect(operation, key).toBeDefined();
    expect(operation?.security?.length === 0, key).toBe(route.access === "public");
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

function idsFor(key: RouteKey): (name: string) => string {
  return (name) => {
    const ofProjection = projectionKindFor(key, name);
    if (ofProjection) return ids[ofProjection];
    if (name === "questionUuid") return ids.question;
    if (name === "conceptUuid") return ids.generated;
    if (name === "pid") return ids.profile;
    if (name === "aid") return ids.assumption;
    if (name === "itemId" && key.includes("/jobs/")) return ids.job;
    if (name === "itemId" && key.includes("/pains/")) return ids.pain;
    if (name === "itemId") return key.includes("/journey-steps/") ? ids.journeyStep : ids.signal;
    if (name === "interview") return ids.interview;
    if (name === "cid") return ids.conversation;
    if (name === "version") return ids.version;
    if (name === "section") return "trends";
    if (name === "tid") return key.includes("trends-and-drivers") ? ids.trendAndDriver : ids.trend;
    if (name === "kid") return ids.keyFinding;
    if (key.includes("market-scan/{uuid}")) return ids.marketScan;
    if (key.includes("invitation")) return ids.invitation;
    if (key.includes("members")) return ids.member;
    if (key.includes("startup")) return ids.startup;
    if (key.includes("incumbent")) return ids.incumbent;
    if (key.includes("answer/")) return ids.answer;
    return key.includes("v2/concept/seed") || key.includes("incubation/seed") ? ids.seed : ids.concept;
  };
}

const assumed = { statement: "Crews accept it.", category: "Desirability", importance: 3, certainty: 1 };

/** Bodies the routes accept, so that nothing but the id can be wrong. */
const bodies: Partial<Record<RouteKey, unknown>> = {
  "PATCH v1/account/members/{id}": { role: "member" },
  "PATCH v1/concept/{id}/": { title: "Taken over" },
  "PUT v2/concept/{id}/gut-check": { answer: "keep_going" },
  "PATCH v2/concept/seed/{id}": { status: "archived" },
  "POST v2/concept/{id}/report/{section}/changes": {
    changes: [{ kind: "move", item: "00000000-0000-4000-8000-000000000000", at: 0 }],
  },
  "POST v2/concept/{id}/report/{section}/undo": { revision: 1 },
  "POST v2/concept/{id}/report/update": {},
  "PUT v1/concept/{id}/research/plan": { wishes: "", questions: [] },
  "PUT v2/concept/{id}/report/presence": { section: "trends" },
  "POST v2/concept/version/{id}/revert": { versionId: "00000000-0000-4000-8000-000000000000" },
  "POST v2/concept/version/{id}/bring-back": {
    versionId: "00000000-0000-4000-8000-000000000000",
    section: "trends",
  },
  "POST v1/concept/{id}/evidence/{item}/sources": { title: "x" },
  "POST v1/concept/{id}/evidence/{item}/wrong": {},
  "POST v1/concept/{id}/evidence/{item}/right": {},
  "POST v2/concept/{id}/key-assumptions/add": assumed,
  "PUT v2/concept/{id}/key-assumptions/{aid}/update": assumed,
  "POST v1/concept/{id}/key-assumptions": assumed,
  "PATCH v1/concept/key-assumption/{aid}": {},
  "POST v1/sources/{source}/reject": {},
  ...profileBodies,
  ...projectionBodies,
  "PATCH v2/concept/market-scan/{uuid}": {},
  "PATCH v1/concept/trends-and-drivers/{tid}": {},
  "POST v3/concept/{id}/market-scan/trends": { category: "Legal", icon: "scale", summary: "", impact: "" },
  "PUT v3/concept/market-scan/trends/{tid}": {},
  "POST v3/concept/market-scan/trends/{tid}/key-findings": { text: "x", direction: "up" },
  "PUT v3/concept/market-scan/key-findings/{kid}": {},
  "POST v2/concept/incubation/seed/{id}/answer": { questionId: "expand.idea", fieldType: "text", answer: ["x"] },
  "PATCH v2/concept/incubation/seed/answer/{id}": { answer: ["x"] },
  "PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}": { answer: ["x"] },
  "POST v2/concept/incubation/seed/{id}/clarifying-questions": {},
  "POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer": { answer: ["x"] },
  "POST v2/concept/incubation/seed/{id}/generate-concepts": {},
};

interface KeyedRoute {
  key: RouteKey;
  route: Route;
}

async function send(caller: Caller, { key, route }: KeyedRoute, idOf: (name: string) => string) {
  const [method = "GET", path = ""] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => idOf(name));
  const body = key === "POST v2/concept/incubation/seed/{id}/generated" ? [await anyGenerated(idOf)] : bodies[key];
  const { status, body: answer } = await caller.raw(`${method} /api/${filled}`, route.body ? body : undefined);
  return { status, body: answer };
}

const anyGenerated = async (idOf: (name: string) => string) => ({
  uuid: idOf("conceptUuid") === "not-an-id" ? "00000000-0000-4000-8000-000000000000" : idOf("conceptUuid"),
  title: "Taken over",
  summary: "",
  overview: "",
  problemStatement: "",
  valueProposition: "",
  differentiators: [],
  rightsToWin: [],
});

async function makeThings(person: TestPerson) {
  const body = { email: "invited@example.com", role: "member" as const };
  const invitation = await person.call("POST v1/account/invitations", { body });
  const seed = await plantAnsweredSeed(person);
  const questions = await person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params: { id: seed },
    body: {},
  });
  const concept = await saveFirstConcept(person, seed);
  await person.call("POST v1/concept/{id}/generate", { params: { id: concept } });
  await eventually(
    async () =>
      (await person.call("GET v1/concept/{id}/", { params: { id: concept } })).body.reportStatus === "complete",
  );
  const { body: planted } = await person.call("GET v2/concept/seed/{id}", { params: { id: seed } });
  const scan = (await person.call("GET v2/concept/{id}/market-scan", { params: { id: concept } })).body;
  const [trend] = (await person.call("GET v3/concept/{id}/market-scan/trends", { params: { id: concept } })).body
    .results;
  const profiles = (await person.call("GET v2/concept/{id}/customer-profile", { params: { id: concept } })).body
    .results;
  const { body: list } = await person.call("GET v2/concept/{id}/key-assumptions", { params: { id: concept } });
  return {
    ...firstsOf(await plantProjection(person, concept)),
    seed,
    concept,
    answer: planted.answers[0]?.id ?? "",
    question: questions.body[0]?.uuid ?? "",
    generated: planted.cachedConcepts[0]?.uuid ?? "",
    ...(await plantTalk(server.url, person, { concept, profile: profiles[0]?.uuid ?? "" })),
    profile: profiles[0]?.uuid ?? "",
    job: profiles[0]?.jobs[0]?.uuid ?? "",
    pain: profiles[0]?.pains[0]?.uuid ?? "",
    journeyStep: profiles[0]?.journey[0]?.uuid ?? "",
    startup: scan.startups[0]?.uuid ?? "",
    incumbent: scan.incumbents[0]?.uuid ?? "",
    marketScan: scan.uuid,
    trend: trend?.uuid ?? "",
    keyFinding: trend?.keyFinding[0]?.uuid ?? "",
    trendAndDriver: scan.trendsAndDrivers[0]?.uuid ?? "",
    assumption: list.results[0]?.uuid ?? "",
    version: (await person.call("POST v2/concept/version/{id}/save", { params: { id: concept } })).body.uuid,
    invitation: invitation.body.uuid,
    member: person.userId,
  };
}
