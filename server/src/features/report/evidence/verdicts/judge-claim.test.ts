import { randomUUID } from "node:crypto";
import type { EvidenceView } from "@seedbed/contract/report/evidence/schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, set, trendsOf } from "../../editing/editing.fixture.ts";
import { listenTo, readConcept, statusesOf } from "../../report.fixture.ts";
import { findWrongClaims } from "../../research/reading/wrong-claims.ts";
import { wrongClaims } from "../../tables.ts";
import { citedReport, evidenceOf } from "../cited-report.fixture.ts";

let server: TestServer;
let report: Awaited<ReturnType<typeof citedReport>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  report = await citedReport(server);
}, 60_000);

interface Judged {
  item: string;
  field?: string;
  claim?: string;
  reason?: string;
}
const judge = (what: "wrong" | "right", { item, ...body }: Judged, person: TestPerson = report.ada) =>
  person.call(`POST v1/concept/{id}/evidence/{item}/${what}`, { params: { id: report.conceptId, item }, body });
const status = async (section: "trends" | "marketScan" | "customerProfiles") =>
  statusesOf(await readConcept(report.ada, report.conceptId))[section];
const causesOf = async (section: string) => {
  const { body } = await report.ada.call("GET v2/concept/{id}/report/outdated", { params: { id: report.conceptId } });
  return body.sections.find((each) => each.section === section)?.causes;
};
const wrongInPrompts = () =>
  server.database.withTenant(report.ada, (transaction) => findWrongClaims(transaction, report.conceptId));

/** A finding that says something in a statement. */
async function stated() {
  const { results } = await trendsOf(report.ada, report.conceptId);
  const [finding] = results.flatMap(({ keyFinding }) => keyFinding.filter(({ claims }) => claims?.length));
  const trend = results.find(({ keyFinding }) => keyFinding.includes(finding as never));
  const claim = finding?.claims?.[0]?.text;
  if (!finding || !trend || !claim) throw new Error("nothing is stated");
  return { finding, trend, claim };
}

test("a statement that is marked as wrong outdates its section, by whom and why, until it is right again", async () => {
  const { finding, trend, claim } = await stated();
  const socket = await listenTo(server, report.ben, report.conceptId);
  const told = { conceptUuid: report.conceptId, source: null, item: finding.uuid };
  const marked = await judge("wrong", { item: finding.uuid, claim, reason: "Not in our city" }, report.ben);
  expect(marked.status).toBe(200);
  const by = { uuid: report.ben.userId, firstName: "Ben", lastName: "Okafor" };
  expect(marked.body.steps[0]?.wrong).toMatchObject({ by, reason: "Not in our city" });
  expect(await status("trends")).toBe("outdated");
  expect(await causesOf("trends")).toMatchObject([
    { source: "trends", item: finding.uuid, field: "claims", after: "Not in our city", by },
  ]);
  const [cause] = (await causesOf("trends")) ?? [];
  expect(cause?.what).toMatch(/^“.+” marked as wrong$/);
  await eventually(async () => socket.updates().length > 0);
  await expect.poll(() => socket.evidence()).toEqual([told]);
  socket.close();
  expect(await wrongInPrompts()).toEqual([claim]);
  // The trend shows what its findings state.
  const ofTrend: EvidenceView = (await evidenceOf(report.ada, report.conceptId, [trend.uuid])).body;
  expect(ofTrend.steps.find(({ text }) => text === claim)?.wrong).toMatchObject({ by });
  const again = await judge("wrong", { item: finding.uuid, claim, reason: "Neither elsewhere" });
  expect(again.body.steps[0]?.wrong).toMatchObject({ by, reason: "Not in our city" });
  const taken = await judge("right", { item: trend.uuid, claim });
  expect(taken.status).toBe(200);
  expect(await status("trends")).toBe("complete");
  expect(await wrongInPrompts()).toEqual([]);
});

test("a conclusion that is marked as wrong says so, and no longer outdates once it says something else", async () => {
  const { finding } = await stated();
  const marked = await judge("wrong", { item: finding.uuid, reason: "Two years old" });
  expect(marked.body).toMatchObject({ wrong: { reason: "Two years old" } });
  expect(await status("trends")).toBe("outdated");
  const words = "Our own count of last month says otherwise.";
  const trends = { id: report.conceptId, section: "trends" as const };
  await change(report.ada, trends, set(finding.uuid, "text", words, finding.text));
  expect(await status("trends")).toBe("complete");
  expect((await evidenceOf(report.ada, report.conceptId, [finding.uuid])).body.wrong).toBeNull();
  // It is not written again all the same.
  expect(await wrongInPrompts()).toEqual([finding.text]);
  await change(report.ada, trends, set(finding.uuid, "text", finding.text, words));
  expect(await status("trends")).toBe("outdated");
});

test("nobody marks what is not said, or what another company says", async () => {
  const { finding, claim } = await stated();
  const stranger = await server.signUp();
  expect((await judge("wrong", { item: finding.uuid, claim }, stranger)).status).toBe(404);
  expect((await judge("right", { item: finding.uuid, claim }, stranger)).status).toBe(404);
  expect(await judge("wrong", { item: finding.uuid, claim: "The moon is made of soap." })).toMatchObject({
    status: 404,
    body: { detail: "This statement is no longer part of the report." },
  });
  expect((await judge("wrong", { item: report.conceptId, claim })).status).toBe(404);
  expect(await status("trends")).toBe("complete");
});

test("what is wrong in one report of the company, or in another section, stays so when it is right in this one; all of a report is told in its order", async () => {
  const { finding, claim } = await stated();
  const { ada, conceptId } = report;
  const { id: other } = await bankConcept(server, ada);
  const row = { accountId: ada.accountId, item: finding.uuid, claim, reason: "", markedBy: ada.userId };
  const [early, late] = [new Date("2026-03-01T00:00:00.000Z"), new Date("2026-03-02T00:00:00.000Z")];
  await server.database.withTenant(ada, (transaction) =>
    transaction.insert(wrongClaims).values([
      { ...row, id: randomUUID(), conceptId: other, section: "trends", markedAt: early },
      { ...row, id: randomUUID(), conceptId, section: "marketScan", claim: "Said last", markedAt: late },
      { ...row, id: randomUUID(), conceptId, section: "marketScan", markedAt: early },
    ]),
  );
  await judge("wrong", { item: finding.uuid, claim });
  expect(await wrongInPrompts()).toEqual([claim, "Said last"]);
  await judge("right", { item: finding.uuid, claim });
  const left = await server.database.withTenant(ada, (transaction) => transaction.select().from(wrongClaims));
  expect(left.map(({ conceptId: of, section }) => [of, section])).toEqual(
    expect.arrayContaining([
      [other, "trends"],
      [conceptId, "marketScan"],
    ]),
  );
  expect(left).toHaveLength(3);
});
