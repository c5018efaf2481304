import { randomUUID } from "node:crypto";
import type { AllRoutes } from "@seedbed/contract/all-routes";
import type { CallerBody } from "@seedbed/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { readConcept, settled, statusesOf } from "../report.fixture.ts";
import { change, set, undo, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, ben, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());

const profiles = async () => (await ada.call("GET v2/concept/{id}/customer-profile", { params: { id } })).body.results;
const profile = async (pid: string) =>
  (await ada.call("GET v2/concept/customer-profile/{pid}", { params: { pid } })).body;
async function first() {
  const [one] = await profiles();
  if (!one) throw new Error("there is no profile");
  return one;
}
const add = (body: CallerBody<AllRoutes["POST v2/concept/{id}/customer-profile"]>, person = ada) =>
  person.call("POST v2/concept/{id}/customer-profile", { params: { id }, body });
const patch = (pid: string, body: CallerBody<AllRoutes["PATCH v2/concept/customer-profile/{pid}"]>, person = ada) =>
  person.call("PATCH v2/concept/customer-profile/{pid}", { params: { pid }, body });
const remove = (pid: string, person = ada) =>
  person.call("DELETE v2/concept/customer-profile/{pid}", { params: { pid } });
const section = () => ({ id, section: "customerProfiles" }) as const;

test("[S2.7-30] [S2.7-31] [S2.7-32] [S2.7-34] a profile is added, listed, read and removed", async () => {
  const before = await profiles();
  const {
    status,
    body: { revision: _revision, ...body },
  } = await add({
    segment: "Works councils",
    name: "Ines Kaya",
    incomeLower: 60,
    stance: { role: "mustAgree", saysNoTo: { text: "Anything that measures single people", sureness: "high" } },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ segment: "Works councils", initials: "IK", origin: "user", jobs: [], incomeLower: 60 });
  expect(body.stance).toMatchObject({
    role: "mustAgree",
    saysNoTo: { text: "Anything that measures single people", sureness: "high", basis: "answer" },
    usesToday: { text: "", sureness: "low", basis: "assumed", from: [] },
    priceLimit: { amount: null },
  });
  expect(await profiles()).toEqual([...before, body]);
  expect(await profile(body.uuid)).toEqual(body);
  expect(await remove(body.uuid)).toMatchObject({ status: 204, body: "" });
  expect(await profiles()).toEqual(before);
  expect((await remove(body.uuid)).status).toBe(404);
});

test("a profile without words gets a name and a tab of its own", async () => {
  const [one, other] = [(await add({})).body, (await add({})).body];
  expect([one, other].map(({ segment, name }) => [segment, name])).toEqual([
    ["New profile", "New persona"],
    ["New profile 2", "New persona"],
  ]);
  for (const { uuid } of [one, other]) await remove(uuid);
});

test("[S2.7-33] a profile is changed in the fields that are named, and in no others", async () => {
  const before = await first();
  const { status, body } = await patch(before.uuid, { name: "Mira Okafor", stance: { usesToday: { text: "A van" } } });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...before,
    name: "Mira Okafor",
    initials: "MO",
    stance: { ...body.stance, usesToday: expect.objectContaining({ text: "A van", basis: "answer" }) },
  });
  expect(body.stance?.switchingCosts).toEqual(before.stance?.switchingCosts ?? expect.objectContaining({ text: "" }));
  expect(await profile(before.uuid)).toEqual(body);
});

test("[S2.5-10] a description has at most 2500 characters", async () => {
  const { uuid } = await first();
  expect((await patch(uuid, { description: "x".repeat(2500) })).status).toBe(200);
  expect((await patch(uuid, { description: "x".repeat(2501) })).status).toBe(422);
  expect((await profile(uuid)).description).toBe("x".repeat(2500));
});

test("a profile is doubled with all it holds under ids of their own", async () => {
  const original = await first();
  const { status, body: copy } = await add({ copyOf: original.uuid });
  const again = (await add({ copyOf: copy.uuid, name: "Somebody Else" })).body;
  expect(status).toBe(201);
  expect(copy.segment).toBe(`${original.segment} (copy)`);
  expect(again).toMatchObject({ segment: `${original.segment} (copy 2)`, name: "Somebody Else", initials: "SE" });
  expect(copy.isPrimary).toBe(false);
  expect(copy.jobs.map(({ description }) => description)).toEqual(original.jobs.map((each) => each.description));
  const idsOf = ({ uuid, jobs, pains, alternatives, journey, signals }: typeof original) => [
    uuid,
    ...[jobs, pains, alternatives, journey, signals].flatMap((list) => list.map((each) => each.uuid)),
  ];
  const all = [idsOf(original), idsOf(copy), idsOf(again)].flat();
  expect(new Set(all).size).toBe(all.length);
  expect((await add({ copyOf: randomUUID() })).status).toBe(404);
  await undo(ada, section(), again.revision);
  expect((await profiles()).map(({ uuid }) => uuid)).not.toContain(again.uuid);
  await undo(ada, section(), copy.revision);
  expect((await profiles()).map(({ uuid }) => uuid)).not.toContain(copy.uuid);
});

test("an income goes from less to more, whichever end is changed, and however", async () => {
  const said = "The lowest income cannot be above the highest.";
  const { uuid } = await first();
  expect((await patch(uuid, { incomeLower: 50, incomeUpper: 80 })).status).toBe(200);
  expect(await patch(uuid, { incomeLower: 81 })).toMatchObject({ status: 422, body: { form: { incomeLower: said } } });
  expect(await patch(uuid, { incomeUpper: 49 })).toMatchObject({ status: 422, body: { form: { incomeUpper: said } } });
  expect(await patch(uuid, { incomeLower: 90, incomeUpper: 85 })).toMatchObject({ status: 422 });
  const byHand = await change(ada, section(), set(uuid, "incomeLower", 200, 50));
  expect(byHand).toMatchObject({ status: 422, body: { form: { incomeLower: said } } });
  const wrongly = { segment: "People paid backwards", incomeLower: 70, incomeUpper: 60 };
  expect(await add(wrongly)).toMatchObject({ status: 422, body: { form: { incomeLower: said } } });
  // Both at once go beyond what stands, one way and back.
  expect((await patch(uuid, { incomeLower: 90, incomeUpper: 120 })).body).toMatchObject({ incomeLower: 90 });
  expect((await patch(uuid, { incomeLower: 40, incomeUpper: 60 })).body).toMatchObject({ incomeUpper: 60 });
  // Nothing known of the upper end: the lower one goes before it.
  expect((await patch(uuid, { incomeUpper: 0 })).status).toBe(200);
  expect((await patch(uuid, { incomeLower: 75 })).status).toBe(200);
});

test("each segment has one profile, and one profile is the primary one", async () => {
  const [one, other] = await profiles();
  if (!one || !other) throw new Error("there are too few profiles");
  const taken = await add({ segment: ` ${one.segment.toUpperCase()} ` });
  expect(taken).toMatchObject({ status: 409, body: { detail: expect.stringContaining("already") } });
  expect((await patch(other.uuid, { segment: one.segment })).status).toBe(409);
  expect((await patch(one.uuid, { segment: one.segment })).status).toBe(200);
  await patch(other.uuid, { isPrimary: true });
  const primary = async () => (await profiles()).filter(({ isPrimary }) => isPrimary).map(({ uuid }) => uuid);
  expect(await primary()).toEqual([other.uuid]);
  await patch(one.uuid, { isPrimary: true });
  expect(await primary()).toEqual([one.uuid]);
});

test("the last profile stays, also for one who takes out several at once", async () => {
  const all = await profiles();
  const removals = all.map((seen) => ({ kind: "remove" as const, item: seen.uuid, seen }));
  const { status, body } = await change(ada, section(), ...removals);
  expect(status).toBe(409);
  expect(body).toMatchObject({ detail: "This is the last customer profile: a report keeps one." });
  expect(await profiles()).toEqual(all);
});

test("what is changed here is taken back as a whole, with all that followed from it", async () => {
  const before = await profiles();
  const [, other] = before;
  if (!other) throw new Error("there is one profile alone");
  const changes = [
    set(other.uuid, "isPrimary", true, false),
    set(other.uuid, "stance.priceLimit.amount", 40, other.stance?.priceLimit.amount ?? null),
    set(other.uuid, "stance.saysNoTo.text", "A contract of years", other.stance?.saysNoTo.text ?? ""),
    { kind: "add" as const, place: "[]", parent: null, item: { uuid: randomUUID(), segment: "Janitors", name: "Jo" } },
  ];
  const { status, body } = await change(ada, section(), ...changes);
  expect(status).toBe(200);
  expect((await profiles()).at(-1)).toMatchObject({ segment: "Janitors", stance: { role: "likelyBuyer" } });
  expect((await profile(other.uuid)).stance?.priceLimit).toMatchObject({ amount: 40, basis: "answer" });
  expect((await undo(ada, section(), body.revision)).status).toBe(200);
  const asBefore = { ...other, stance: other.stance ?? expect.objectContaining({ role: "likelyBuyer" }) };
  expect(await profiles()).toEqual(before.map((each) => (each === other ? asBefore : each)));
});

test("a change outdates what is written from the profiles, and says in which words", async () => {
  const { uuid, segment, stance } = await first();
  await change(ben, section(), set(uuid, "stance.saysNoTo.text", "Weekly visits", stance?.saysNoTo.text ?? ""));
  const { body } = await ada.call("GET v2/concept/{id}/report/outdated", { params: { id } });
  const causes = body.sections.flatMap((each) => each.causes).filter(({ item }) => item === uuid);
  const ofStance = causes.filter(({ field }) => field?.startsWith("stance.saysNoTo"));
  expect(new Set(ofStance.map(({ what }) => what))).toEqual(new Set([`Says no to of “${segment}”`]));
  expect(new Set(ofStance.map(({ field }) => field))).toEqual(new Set(["stance.saysNoTo.text"]));
});

test("an id of another company, or of another kind of thing, names nothing", async () => {
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  const { uuid, jobs } = await first();
  expect((await patch(uuid, { name: "Mine" }, stranger)).status).toBe(404);
  expect((await remove(uuid, stranger)).status).toBe(404);
  expect((await add({ copyOf: uuid }, stranger)).status).toBe(404);
  expect((await patch(jobs[0]?.uuid ?? "", { name: "Mine" })).status).toBe(404);
});

test("[S2.7-16] profiles are written anew from the concept alone, and people's own work in them stays", async () => {
  const kept = await first();
  const job = kept.jobs[0];
  if (!job) throw new Error("there is no job");
  await change(ben, section(), set(job.uuid, "description", "Count the cans by hand", job.description));
  const { revision: _revision, ...added } = (await add({ segment: "Facility auditors", name: "Ilse Rask" })).body;
  const removed = (await profiles())[1];
  await remove(removed?.uuid ?? "");
  const { status } = await ada.call("POST v2/concept/{id}/customer-profile/generate", { params: { id } });
  expect(status).toBe(202);
  await settled(ada, id);
  expect(statusesOf(await readConcept(ada, id)).customerProfiles).toBe("complete");
  const anew = await profiles();
  expect(anew.find(({ uuid }) => uuid === kept.uuid)).toMatchObject({
    name: kept.name,
    stance: { saysNoTo: { text: "Weekly visits" } },
  });
  expect(anew.flatMap(({ jobs }) => jobs)).toContainEqual({ ...job, description: "Count the cans by hand" });
  expect(anew).toContainEqual(added);
  expect(anew.map(({ segment }) => segment)).not.toContain(removed?.segment);
});
