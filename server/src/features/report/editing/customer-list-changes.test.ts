import { randomUUID } from "node:crypto";
import type { AllRoutes } from "@seedbed/contract/all-routes";
import type { CallerBody } from "@seedbed/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, undo, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let id: string;
let pid: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, conceptId: id } = await writtenReport(server));
  const { body } = await ada.call("GET v2/concept/{id}/customer-profile", { params: { id } });
  pid = body.results[0]?.uuid ?? "";
});
afterAll(() => server.stop());

const read = async (list: "jobs" | "pains" | "alternatives") =>
  (await ada.call(`GET v2/concept/customer-profile/{pid}/${list}`, { params: { pid } })).body.results;
const readSteps = async () =>
  (await ada.call("GET v2/concept/customer-profile/{pid}/journey-steps", { params: { pid } })).body.results;
const readSignals = async () =>
  (await ada.call("GET v2/concept/customer-profile/{pid}/real-world-signals", { params: { pid } })).body;

test.for([
  { list: "jobs", id: "[S2.7-35]" },
  { list: "pains", id: "[S2.7-36]" },
] as const)("$id $list are added, read, changed as a whole and removed", async ({ list }) => {
  const before = await read(list);
  const { status, body: added } = await ada.call(`POST v2/concept/customer-profile/{pid}/${list}`, {
    params: { pid },
    body: { description: "  Empty the racks before nine " },
  });
  expect(status).toBe(201);
  expect(added).toMatchObject({ description: "Empty the racks before nine", order: before.length, icon: "puzzle" });
  expect(await read(list)).toEqual([...before, added]);
  const params = { pid, itemId: added.uuid };
  const put = { description: "Empty the racks by ten", order: 1 };
  const changed = await ada.call(`PUT v2/concept/customer-profile/{pid}/${list}/{itemId}`, { params, body: put });
  expect(changed).toMatchObject({ status: 200, body: { ...added, ...put } });
  expect((await read(list)).map(({ uuid }) => uuid).indexOf(added.uuid)).toBe(1);
  expect((await ada.call(`DELETE v2/concept/customer-profile/{pid}/${list}/{itemId}`, { params })).status).toBe(204);
  expect((await read(list)).map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid));
});

test("[S2.5-13] a job or a pain says something after trimming", async () => {
  for (const list of ["jobs", "pains"] as const) {
    const before = await read(list);
    const [item] = before;
    const post = await ada.call(`POST v2/concept/customer-profile/{pid}/${list}`, {
      params: { pid },
      body: { description: " \n " },
    });
    const put = await ada.call(`PUT v2/concept/customer-profile/{pid}/${list}/{itemId}`, {
      params: { pid, itemId: item?.uuid ?? "" },
      body: { description: "  ", order: 0 },
    });
    expect([post, put]).toMatchObject(
      [422, 422].map((status) => ({ status, body: { form: { description: expect.any(String) } } })),
    );
    expect(await read(list)).toEqual(before);
  }
});

const addStep = (body: object, profile = pid) =>
  ada.call("POST v2/concept/customer-profile/{pid}/journey-steps", {
    params: { pid: profile },
    body: body as CallerBody<AllRoutes["POST v2/concept/customer-profile/{pid}/journey-steps"]>,
  });
const step = { title: "Finds the rack empty", description: "On a Monday at eight.", relationType: "Pain" } as const;
const putStep = (
  itemId: string,
  body: CallerBody<AllRoutes["PUT v2/concept/customer-profile/{pid}/journey-steps/{itemId}"]>,
) => ada.call("PUT v2/concept/customer-profile/{pid}/journey-steps/{itemId}", { params: { pid, itemId }, body });
const removeStep = (itemId: string, profile = pid) =>
  ada.call("DELETE v2/concept/customer-profile/{pid}/journey-steps/{itemId}", { params: { pid: profile, itemId } });

test("[S2.7-37] [S2.2.5-16] a step is added in front of all others, read, changed and removed", async () => {
  const before = await readSteps();
  const least = Math.min(...before.map(({ order }) => order));
  const added = (await addStep(step)).body;
  const again = (await addStep(step)).body;
  expect([added, again]).toMatchObject([
    { ...step, order: least - 1 },
    { ...step, order: least - 2 },
  ]);
  // Nobody else's order has changed with it.
  expect(await readSteps()).toEqual([again, added, ...before]);
  const last = before.at(-1)?.order ?? 0;
  const moved = await putStep(again.uuid, { ...step, relationType: "Moment of Intervention", order: last + 5 });
  expect(moved.body).toEqual({ ...again, relationType: "Moment of Intervention", order: last + 5 });
  expect(await readSteps()).toEqual([added, ...before, moved.body]);
  for (const { uuid } of [added, again]) expect((await removeStep(uuid)).status).toBe(204);
  expect(await readSteps()).toEqual(before);
});

test("[S2.2.5-16] the first step of a journey gets 0", async () => {
  const { body } = await ada.call("POST v2/concept/{id}/customer-profile", { params: { id }, body: {} });
  expect((await addStep(step, body.uuid)).body.order).toBe(0);
  expect((await addStep({ ...step, order: 7 }, body.uuid)).body.order).toBe(7);
  await ada.call("DELETE v2/concept/customer-profile/{pid}", { params: { pid: body.uuid } });
});

test("steps follow where they are moved to, and go back", async () => {
  const before = await readSteps();
  const [first, second] = before;
  if (!first || !second) throw new Error("there are too few steps");
  const { body } = await change(ada, { id, section: "customerProfiles" }, { kind: "move", item: first.uuid, at: 1 });
  const after = await readSteps();
  expect(after.slice(0, 2).map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid]);
  expect(after.map(({ order }) => order)).toEqual(
    after.map(({ order }) => order).toSorted((one, other) => one - other),
  );
  await undo(ada, { id, section: "customerProfiles" }, body.revision);
  expect((await readSteps()).map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid));
});

test("[S2.5-23] [S2.5-24] [S2.5-25] a step that is not complete, or of no profile, is refused in words", async () => {
  const incomplete = "Cannot add step: title and description are required";
  expect(await addStep({ ...step, title: " " })).toMatchObject({ status: 422, body: { form: { title: incomplete } } });
  const { title: _title, description: _description, ...nothing } = step;
  expect((await addStep(nothing)).body).toMatchObject({ form: { title: incomplete, description: incomplete } });
  expect(await addStep(step, "undefined")).toMatchObject({
    status: 404,
    body: { detail: "Cannot add step: no customer profile selected" },
  });
  expect(await removeStep("undefined")).toMatchObject({
    status: 404,
    body: { detail: "Cannot remove step: missing required information" },
  });
});

test("[S2.7-38] [S2.7-40] alternatives are read alone; each thing has its path under its own profile", async () => {
  const { body } = await ada.call("GET v2/concept/customer-profile/{pid}", { params: { pid } });
  expect(body.alternatives.length).toBeGreaterThan(0);
  expect(await read("alternatives")).toEqual(body.alternatives);
  const { body: all } = await ada.call("GET v2/concept/{id}/customer-profile", { params: { id } });
  const foreign = all.results[1]?.journey[0]?.uuid ?? "";
  expect((await removeStep(foreign)).status).toBe(404);
  expect((await removeStep(body.jobs[0]?.uuid ?? "")).status).toBe(404);
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  const params = { pid, itemId: body.jobs[0]?.uuid ?? "" };
  expect((await stranger.call("DELETE v2/concept/customer-profile/{pid}/jobs/{itemId}", { params })).status).toBe(404);
});

const signal = {
  description: "Two of five caretakers keep a list of empty racks",
  sourceCategory: "First-Party Research",
  stance: "In Favour",
  sources: [{ title: "Round of the caretakers", url: "https://intranet.example/round" }],
} as const;
const addSignal = (body: object, profile = pid) =>
  ada.call("POST v2/concept/customer-profile/{pid}/real-world-signals", {
    params: { pid: profile },
    body: body as CallerBody<AllRoutes["POST v2/concept/customer-profile/{pid}/real-world-signals"]>,
  });

test("[S2.2.5-13] [S2.7-39] [S2.3-33] a signal is the person's word: added, read, changed as a whole and removed", async () => {
  const before = await readSignals();
  const { status, body: added } = await addSignal(signal);
  expect(status).toBe(201);
  expect(added).toMatchObject({
    ...signal,
    isHypothesis: false,
    evidence: { sources: [{ ...signal.sources[0], classification: "person", category: "First-Party Research" }] },
  });
  expect((await readSignals()).signals).toEqual([...before.signals, added]);
  const params = { pid, itemId: added.uuid };
  const others = [...signal.sources, { title: "A second round", url: "https://intranet.example/second" }];
  const { body: changed } = await ada.call("PUT v2/concept/customer-profile/{pid}/real-world-signals/{itemId}", {
    params,
    body: { ...signal, stance: "Against", sources: others },
  });
  expect(changed).toMatchObject({ stance: "Against", sources: others });
  expect(changed.evidence?.sources.map(({ uuid }) => uuid)).toEqual([
    added.evidence?.sources[0]?.uuid,
    expect.any(String),
  ]);
  const removed = await ada.call("DELETE v2/concept/customer-profile/{pid}/real-world-signals/{itemId}", { params });
  expect(removed.status).toBe(204);
  expect(await readSignals()).toEqual(before);
});

const tooLong = "Description exceeds the maximum allowed length.";
const { description: _description, ...undescribed } = signal;
const { sourceCategory: _category, ...uncategorised } = signal;
const { stance: _stance, ...neither } = signal;
const page = signal.sources[0];

test.for([
  ["[S2.5-26] no description", undescribed, "Description is required."],
  ["[S2.5-26] an empty description", { ...signal, description: "  " }, "Description is required."],
  ["[S2.5-27] a description of 501", { ...signal, description: "x".repeat(501) }, tooLong],
  ["[S2.5-28] no category", uncategorised, "Source category is required."],
  ["[S2.5-29] no stance", neither, "Stance is required."],
  ["[S2.5-30] no source", { ...signal, sources: [] }, "Source title is required."],
  ["[S2.5-30] no title", { ...signal, sources: [{ ...page, title: "" }] }, "Source title is required."],
  ["[S2.5-31] no address", { ...signal, sources: [{ ...page, url: " " }] }, "Source URL is required."],
  ["[S2.5-33] [S2.5-34] a title of 201", { ...signal, sources: [{ ...page, title: "x".repeat(201) }] }, tooLong],
  [
    "[S2.5-33] [S2.5-34] an address of 2049",
    { ...signal, sources: [{ ...page, url: `https://a.example/${"x".repeat(2031)}` }] },
    tooLong,
  ],
] as const)("%s is refused in words", async ([, body, message]) => {
  const before = await readSignals();
  const answer = await addSignal(body);
  expect(answer.status).toBe(422);
  expect(Object.values((answer.body as unknown as { form: object }).form)).toEqual([message]);
  expect(await readSignals()).toEqual(before);
});

test("[S2.5-32] [S2.5-33] a signal needs a profile; what is typed around its source is trimmed, and no page is no source", async () => {
  expect(await addSignal(signal, "undefined")).toMatchObject({
    status: 404,
    body: { detail: "Profile UUID is required" },
  });
  expect((await addSignal(signal, randomUUID())).status).toBe(404);
  const { body } = await addSignal({ ...signal, sources: [{ title: ` ${page.title} `, url: ` ${page.url} ` }] });
  expect(body.sources).toEqual(signal.sources);
  const script = await addSignal({ ...signal, sources: [{ ...page, url: "javascript:alert(1)" }] });
  expect(script).toMatchObject({ status: 422, body: { form: { "sources.0.url": expect.stringContaining("http") } } });
});
