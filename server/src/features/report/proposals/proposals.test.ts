import { randomUUID } from "node:crypto";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { openProposalsMax } from "@seedbed/contract/report/proposals/words";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import { callerWithToken } from "#test-support/generated-input/token-caller.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { addFinding, change, set, trendsOf, writtenReport } from "../editing/editing.fixture.ts";
import { listenTo } from "../report.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let conceptId: string;
/** With a token of Ada that may propose. */
let agent: Caller;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId } = await writtenReport(server));
  agent = await callerWithToken(server.url, ada, "propose");
});
afterAll(() => server.stop());

const params = () => ({ id: conceptId });
const propose = (caller: Caller, ...changes: PersonalChange[]) =>
  caller.call("POST v1/concept/{id}/proposals", {
    params: params(),
    body: { section: "trends", reason: "The law has changed.", changes },
  });
const list = async (caller: Caller = ben) =>
  (await caller.call("GET v1/concept/{id}/proposals", { params: params() })).body;
const decide = (caller: Caller, what: "accept" | "decline", proposal: string) =>
  caller.raw(`POST /api/v1/concept/${conceptId}/proposals/${proposal}/${what}`);
const firstTrend = async () => {
  const [trend] = (await trendsOf(ada, conceptId)).results;
  if (!trend) throw new Error("there is no trend");
  return trend;
};

test("what a token proposes changes nothing until a person accepts it as their own", async () => {
  const { uuid, summary, impact } = await firstTrend();
  const { status, body } = await propose(
    agent,
    set(uuid, "summary", " Rules get stricter. ", summary),
    addFinding(uuid, "A ban from 2027"),
  );
  expect(status).toBe(201);
  const by = { uuid: ada.userId, firstName: "Ada", lastName: "Moreau" };
  expect(body).toMatchObject({ state: "open", proposedBy: by, token: "For propose", obstacle: null, revision: null });
  expect(body.lines).toMatchObject([
    { what: expect.stringMatching(/^Summary of “/), before: summary, after: "Rules get stricter." },
    { what: "“A ban from 2027” added", before: null, after: expect.stringContaining("Text: A ban from 2027") },
  ]);
  expect(await firstTrend()).toMatchObject({ summary, impact });
  expect((await list()).open).toEqual([body]);

  // What is beside it may change meanwhile.
  await change(ben, { id: conceptId, section: "trends" }, set(uuid, "impact", "Ben's impact", impact));
  expect((await decide(agent, "accept", body.uuid)).status).toBe(403);
  expect((await decide(agent, "decline", body.uuid)).status).toBe(403);
  const accepted = await decide(ben, "accept", body.uuid);
  expect(accepted.status).toBe(200);
  const now = await firstTrend();
  expect(now).toMatchObject({ summary: "Rules get stricter.", impact: "Ben's impact" });
  expect(now.keyFinding.map(({ text }) => text)).toContain("A ban from 2027");
  const { body: work } = await ben.call("GET v2/concept/{id}/report/{section}/edits", {
    params: { id: conceptId, section: "trends" },
  });
  expect(work.edits).toContainEqual(
    expect.objectContaining({ item: uuid, field: "summary", by: expect.objectContaining({ uuid: ben.userId }) }),
  );
  const { open, decided } = await list();
  expect(open).toEqual([]);
  const { body: content } = await agent.call("GET v1/concept/{id}/report/{section}/content", {
    params: { id: conceptId, section: "trends" },
  });
  expect({ revision: content.revision }).toEqual(accepted.body);
  expect(Date.parse(decided[0]?.decidedAt ?? "")).toBeGreaterThan(Date.parse(decided[0]?.proposedAt ?? ""));
  expect(decided[0]).toMatchObject({
    uuid: body.uuid,
    state: "accepted",
    proposedBy: by,
    decidedBy: { uuid: ben.userId },
    ...(accepted.body as object),
  });
  expect((await decide(ada, "decline", body.uuid)).status).toBe(409);
});

test("the company is told of each change that is proposed and of what was decided, and how many wait then", async () => {
  const listener = await listenTo(server, ben, conceptId);
  const { uuid, summary, impact } = await firstTrend();
  const [taken, left] = [
    (await propose(agent, set(uuid, "summary", "Taken.", summary))).body.uuid,
    (await propose(agent, set(uuid, "impact", "Left.", impact))).body.uuid,
  ];
  await decide(ben, "decline", left);
  await decide(ada, "accept", taken);
  await eventually(async () => listener.proposals().length >= 4);
  listener.close();
  const concept = await ada.call("GET v1/concept/{id}/", { params: params() });
  for (const told of listener.proposals())
    expect(told).toMatchObject({ conceptUuid: conceptId, title: concept.body.title, section: "trends" });
  expect(listener.proposals().map(({ proposal, state, open }) => [proposal, state, open])).toEqual([
    [taken, "open", 1],
    [left, "open", 2],
    [left, "declined", 1],
    [taken, "accepted", 0],
  ]);
});

test("a thing that is to be moved is told with the place that it would come to, counted from one", async () => {
  const { uuid: item } = await firstTrend();
  const { body } = await propose(agent, { kind: "move", item, at: 1 });
  const what = expect.stringMatching(/^“[^”]+” moved to place 2$/);
  expect(body.lines).toEqual([{ what, before: null, after: null }]);
  await decide(ben, "decline", body.uuid);
});

test("a person who declines changes nothing", async () => {
  const before = await firstTrend();
  const { body } = await propose(agent, set(before.uuid, "summary", "Everything ends.", before.summary));
  expect((await decide(ben, "decline", body.uuid)).status).toBe(204);
  expect(await firstTrend()).toEqual(before);
  expect((await list()).decided[0]).toMatchObject({ uuid: body.uuid, state: "declined", revision: null });
});

test("those that wait are listed the oldest first, those that were decided on the latest first", async () => {
  const before = await firstTrend();
  const made: string[] = [];
  for (const words of ["One.", "Two.", "Three."])
    made.push((await propose(agent, set(before.uuid, "summary", words, before.summary))).body.uuid);
  expect((await list()).open.map(({ uuid }) => uuid)).toEqual(made);
  for (const uuid of made) expect((await decide(ben, "decline", uuid)).status).toBe(204);
  expect((await list()).decided.slice(0, 3).map(({ uuid }) => uuid)).toEqual(made.toReversed());
});

test("two people who decide at once decide one after the other", async () => {
  const { uuid, summary } = await firstTrend();
  const { body } = await propose(agent, set(uuid, "summary", "Once only.", summary));
  const answers = await Promise.all([decide(ada, "accept", body.uuid), decide(ben, "decline", body.uuid)]);
  expect(answers.map(({ status }) => status).toSorted()).toContain(409);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
});

test("what was written there meanwhile is not overwritten: the proposal says so and stays", async () => {
  const { uuid, summary } = await firstTrend();
  const { body } = await propose(agent, set(uuid, "summary", "The agent's words", summary));
  await change(ben, { id: conceptId, section: "trends" }, set(uuid, "summary", "Ben's words", summary));
  const [open] = (await list()).open;
  expect(open).toMatchObject({ uuid: body.uuid, obstacle: expect.stringContaining("") });
  expect(open?.obstacle).not.toBeNull();
  const refused = await decide(ada, "accept", body.uuid);
  expect(refused).toMatchObject({ status: 409, body: { detail: open?.obstacle } });
  expect((await firstTrend()).summary).toBe("Ben's words");
  expect((await decide(ada, "decline", body.uuid)).status).toBe(204);
});

test.each<[string, () => PersonalChange | Promise<PersonalChange>, number]>([
  ["of what is no field", async () => set((await firstTrend()).uuid, "uuid", "x", "x"), 422],
  [
    "too long",
    async () => set((await firstTrend()).uuid, "summary", "x".repeat(1_001), (await firstTrend()).summary),
    422,
  ],
  ["made from what does not stand there", async () => set((await firstTrend()).uuid, "summary", "x", "y"), 409],
  ["that nothing can hold", async () => set((await firstTrend()).uuid, "nonsense", "\u0000", "\u0000"), 422],
  ["whose names nothing can hold", () => addFinding(randomUUID(), "x", { "\u0000": 1 }), 422],
  [
    "of more letters than are read",
    () => addFinding(randomUUID(), "x", { sources: Array.from({ length: 60 }, () => ({ title: "x".repeat(2_000) })) }),
    422,
  ],
  ["of a thing that is not there", () => ({ kind: "move", item: randomUUID(), at: 0 }), 404],
  [
    "of nothing but what stands there",
    async () => set((await firstTrend()).uuid, "summary", (await firstTrend()).summary, "y"),
    409,
  ],
])("a change %s is refused when it is proposed", async (_what, made, status) => {
  expect((await propose(agent, await made())).status).toBe(status);
  expect((await list()).open).toEqual([]);
});

test.each<[string, () => PersonalChange | Promise<PersonalChange>, string]>([
  [
    "of words that nothing can hold",
    async () => set((await firstTrend()).uuid, "nonsense", "\u0000", ""),
    "The changes contain characters that cannot be stored.",
  ],
  [
    "of half a sign",
    async () => set((await firstTrend()).uuid, "summary", "\ud83c", ""),
    "The changes contain characters that cannot be stored.",
  ],
  [
    "of more letters than are read",
    () => addFinding(randomUUID(), "x", { sources: Array.from({ length: 60 }, () => ({ title: "x".repeat(2_000) })) }),
    "These are too many changes at once.",
  ],
  [
    "of what stands there",
    async () => {
      const { uuid, summary } = await firstTrend();
      return set(uuid, "summary", summary, summary);
    },
    "Nothing would change: this stands there already.",
  ],
])("whoever proposes a change %s is told so", async (_what, made, detail) => {
  expect((await propose(agent, await made())).body).toMatchObject({ detail });
});

test("a person may propose, too, and whoever decides late is told what was decided", async () => {
  const { uuid, summary } = await firstTrend();
  const { body } = await propose(ben, set(uuid, "summary", "Ben's idea", summary));
  expect(body).toMatchObject({ token: null, reason: "The law has changed.", section: "trends", decidedBy: null });
  expect(body).toMatchObject({ proposedBy: { uuid: ben.userId, firstName: "Ben" }, decidedAt: null });
  expect(Math.abs(Date.parse(body.proposedAt) - Date.now())).toBeLessThan(3_600_000);
  await decide(ada, "decline", body.uuid);
  for (const what of ["accept", "decline"] as const)
    expect((await decide(ben, what, body.uuid)).body).toMatchObject({ detail: "This change was declined already." });
  const { body: taken } = await propose(ben, set(uuid, "summary", "Ben's other idea", summary));
  await decide(ada, "accept", taken.uuid);
  expect((await decide(ben, "decline", taken.uuid)).body).toMatchObject({
    detail: "This change was accepted already.",
  });
});

test("a proposal is found by its own concept alone, and what is no id names none", async () => {
  const other = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
  const { uuid, summary } = await firstTrend();
  const { body } = await propose(agent, set(uuid, "summary", "Elsewhere", summary));
  for (const path of [`${other}/proposals/${body.uuid}`, `${conceptId}/proposals/nonsense`]) {
    const answer = await ada.raw(`POST /api/v1/concept/${path}/accept`);
    expect(answer).toMatchObject({ status: 404, body: { detail: "This proposed change was not found." } });
  }
  expect(await list(ada)).toMatchObject({ open: [{ uuid: body.uuid }] });
  expect((await decide(ada, "decline", body.uuid)).status).toBe(204);
});

test("a section is read with what of it may be changed, and only by its own company", async () => {
  const read = (caller: Caller, section: string) =>
    caller.raw(`GET /api/v1/concept/${conceptId}/report/${section}/content`);
  expect((await read(agent, "trends")).body).toMatchObject({
    ...{ conceptUuid: conceptId, section: "trends", content: { summary: expect.any(String) } },
    fields: { "results[]": { summary: { kind: "text", max: 1000 } } },
    lists: { "results[].keyFinding[]": { most: expect.any(Number) } },
  });
  const stranger = await server.signUp({ companyName: "Somebody else again" });
  for (const [caller, section] of [
    [stranger, "trends"],
    [ada, "nonsense"],
  ] as const)
    expect((await read(caller, section)).status).toBe(404);
});

test("the last twenty that were decided on are listed, the latest first", async () => {
  await server.database.pool.query(
    `insert into change_proposals (id, account_id, concept_id, section, changes, lines, reason, proposed_by, created_at, state, decided_by, decided_at)
     select gen_random_uuid(), $1, $2, 'trends', '[]', '[]', 'Number ' || number, $3, now(), 'declined', $3, now() + number * interval '1 minute'
     from generate_series(1, 25) number`,
    [ada.accountId, conceptId, ada.userId],
  );
  const { decided } = await list();
  expect(decided.map(({ reason }) => reason)).toEqual(Array.from({ length: 20 }, (_, index) => `Number ${25 - index}`));
});

test("a token that may only read does not propose, and nobody of another company sees or decides", async () => {
  const { uuid, summary } = await firstTrend();
  const reader = await callerWithToken(server.url, ada, "read");
  expect((await propose(reader, set(uuid, "summary", "x", summary))).status).toBe(403);
  const { body } = await propose(agent, set(uuid, "summary", "For us", summary));
  const stranger = await server.signUp({ companyName: "Somebody else" });
  expect((await stranger.raw(`GET /api/v1/concept/${conceptId}/proposals`)).status).toBe(404);
  expect((await decide(stranger, "accept", body.uuid)).status).toBe(404);
  expect((await decide(ada, "accept", randomUUID())).status).toBe(404);
  expect((await decide(ada, "decline", body.uuid)).status).toBe(204);
});

test("fifty changes wait at most", async () => {
  const { uuid, summary } = await firstTrend();
  await server.database.pool.query(
    `insert into change_proposals (id, account_id, concept_id, section, changes, lines, reason, proposed_by, created_at)
     select gen_random_uuid(), $1, $2, 'trends', '[]', '[]', 'x', $3, now() from generate_series(1, $4)`,
    [ada.accountId, conceptId, ada.userId, openProposalsMax],
  );
  expect(await propose(agent, set(uuid, "summary", "One more", summary))).toMatchObject({
    status: 409,
    body: { detail: "50 changes wait for a person already. Try again when some are decided." },
  });
});
