import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf, wordsOf } from "#test-support/drafted-ideas/read-pdf.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, set, undo, writtenReport } from "../editing/editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let id: string;
let pid: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ada, conceptId: id } = await writtenReport(server));
  const { body } = await ada.call("GET v2/concept/{id}/customer-profile", { params: { id } });
  pid = body.results[0]?.uuid ?? "";
}, 120_000);
afterAll(() => server.stop());

const list = async () =>
  (await ada.call("GET v2/concept/{id}/key-assumptions", { params: { id }, query: { page_size: 100 } })).body;
async function assumptionNamed(uuid: string): Promise<ListedAssumption> {
  const found = (await list()).results.find((each) => each.uuid === uuid);
  if (!found) throw new Error("The assumption is gone.");
  return found;
}
/** An assumption of which little is known and nobody has set it. */
async function uncertain(): Promise<ListedAssumption> {
  const found = (await list()).results.find(({ certainty, balance }) => certainty === 1 && balance === null);
  if (!found) throw new Error("Nothing is uncertain.");
  return found;
}
/** Types in a signal in the words of the assumption. */
const typeIn = async ({ statement }: ListedAssumption, stance: "In Favour" | "Against", host: string) =>
  (
    await ada.call("POST v2/concept/customer-profile/{pid}/real-world-signals", {
      params: { pid },
      body: {
        ...{ description: `Seen: ${statement}`.slice(0, 500), stance, sourceCategory: "First-Party Research" },
        sources: [{ title: "A round of visits", url: `https://${host}/visits` }],
      },
    })
  ).body.uuid;
/** The report at a glance and the printed snapshot say the same of it. */
async function expectToldAlike({ uuid, statement, importance, certainty, risk, riskCategory }: ListedAssumption) {
  const { body: glance } = await ada.call("GET v2/concept/{id}/report/glance", { params: { id } });
  expect(glance.assumptions?.results.find((each) => each.uuid === uuid)).toMatchObject({ risk, riskCategory });
  expect(glance.assumptions?.categoryMetrics).toEqual((await list()).categoryMetrics);
  const headers = { authorization: `Bearer ${ada.token}` };
  const printed = await fetch(`${server.url}/api/v1/concept/${id}/snapshot/download`, { headers });
  const { text } = await readPdf(new Uint8Array(await printed.arrayBuffer()));
  const scale = { 1: "Low", 2: "Medium", 3: "High" };
  expect(text).toContain(`${wordsOf(statement)}${scale[importance]}${scale[certainty]}`);
}
const remove = (itemId: string) =>
  ada.call("DELETE v2/concept/customer-profile/{pid}/real-world-signals/{itemId}", { params: { pid, itemId } });

test("certainty that nobody has set follows signals as they come and go, and so do its risk and the metrics", async () => {
  const before = await uncertain();
  const metrics = (await list()).categoryMetrics[before.category];
  const first = await typeIn(before, "In Favour", "one.example");
  const { words } = (await assumptionNamed(before.uuid)).balance?.signals[0] ?? { words: [] };
  expect(words.length).toBeGreaterThanOrEqual(2);
  expect(await assumptionNamed(before.uuid)).toMatchObject({
    certainty: 1,
    balance: { for: 1, against: 0, suggested: 1, reason: "1 for, 0 against: too little to move it." },
  });
  const second = await typeIn(before, "In Favour", "two.example");
  const moved = await assumptionNamed(before.uuid);
  expect(moved).toMatchObject({ certainty: 2, balance: { for: 2, written: 1, suggested: 2, isSetByPerson: false } });
  expect(moved.risk).toBeLessThan(before.risk);
  expect((await list()).categoryMetrics[before.category].averageRisk).toBeLessThan(metrics.averageRisk);
  await expectToldAlike(moved);
  const against = await typeIn(before, "Against", "three.example");
  expect(await assumptionNamed(before.uuid)).toMatchObject({ certainty: 1, balance: { for: 2, against: 1 } });
  for (const signal of [first, second, against]) await remove(signal);
  expect(await assumptionNamed(before.uuid)).toEqual(before);
});

test("certainty that a person has set stays; what signals suggest is taken by a change like any other, and taken back", async () => {
  const { uuid, certainty } = await uncertain();
  const place = { id, section: "assumptions" } as const;
  for (const wrong of [0, 1.5, 4])
    expect((await change(ada, place, set(uuid, "certainty", wrong, certainty))).status).toBe(422);
  await change(ada, place, set(uuid, "certainty", 2, certainty));
  await change(ada, place, set(uuid, "certainty", 1, 2));
  const own = await assumptionNamed(uuid);
  const signals = [await typeIn(own, "In Favour", "one.example"), await typeIn(own, "In Favour", "two.example")];
  expect(await assumptionNamed(uuid)).toMatchObject({
    certainty: 1,
    balance: { isSetByPerson: true, written: 1, suggested: 2 },
  });
  const { body } = await change(ada, place, set(uuid, "certainty", 2, 1));
  // What was taken carries no further.
  expect(await assumptionNamed(uuid)).toMatchObject({ certainty: 2, balance: { written: 2, suggested: 2 } });
  await undo(ada, place, body.revision);
  expect(await assumptionNamed(uuid)).toMatchObject({ certainty: 1 });
  for (const signal of signals) await remove(signal);
});

test("how certain an assumption is that a person added is theirs, whatever signals say", async () => {
  const { body: added } = await ada.call("POST v2/concept/{id}/key-assumptions/add", {
    params: { id },
    body: {
      statement: "Kitchens count their leftovers in the evening",
      category: "Desirability",
      importance: 3,
      certainty: 1,
    },
  });
  const own = await assumptionNamed(added.uuid);
  const signals = [await typeIn(own, "In Favour", "one.example"), await typeIn(own, "In Favour", "two.example")];
  expect(await assumptionNamed(own.uuid)).toMatchObject({
    certainty: 1,
    balance: { suggested: 2, isSetByPerson: true },
  });
  for (const signal of signals) await remove(signal);
});

test("words of a real interview touch what whoever read it connected them with, and the assumption says so", async () => {
  const { uuid } = await uncertain();
  const { body: interview } = await ada.call("POST v1/customer-profile/{pid}/interviews", {
    params: { pid },
    body: { title: "A lead", text: "Q: And then?\nP8: We threw ninety boxes away last spring." },
  });
  const params = { interview: interview.uuid };
  const { body: marked } = await ada.call("POST v1/interview/{interview}/marks", {
    params,
    body: {
      ...{ line: 2, from: 0, to: 36, description: "It costs them boxes", stance: "In Favour" },
      touches: { kind: "assumption", item: uuid },
    },
  });
  const found = marked.found.map((each) => each.uuid);
  await ada.call("POST v1/interview/{interview}/signals", { params, body: { found } });
  expect(await assumptionNamed(uuid)).toMatchObject({
    certainty: 1,
    balance: { for: 1, suggested: 1, signals: [{ description: "It costs them boxes", words: [] }] },
  });
});

test("of a source that the company has rejected nothing is counted", async () => {
  const before = await uncertain();
  await typeIn(before, "In Favour", "rejected.example");
  const { body: sources } = await ada.call("GET v1/concept/{id}/sources", { params: { id } });
  const source = sources.results.find(({ url }) => url === "https://rejected.example/visits")?.uuid ?? "";
  const rejected = await ada.call("POST v1/sources/{source}/reject", {
    params: { source },
    body: { reason: "Made up" },
  });
  expect(rejected.status).toBeLessThan(300);
  expect((await assumptionNamed(before.uuid)).balance).toBeNull();
});
