import { EvidenceView, ReportSource, SourceCopy } from "@seedbed/contract/report/evidence/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { keptPages, rejectedPages } from "../../evidence/tables.ts";
import { addFinding, change, overviewOf, set, trendsOf } from "../editing/editing.fixture.ts";
import { researchProgress, wrongClaims } from "../tables.ts";
import { citedReport, evidenceOf } from "./cited-report.fixture.ts";

let server: TestServer;
let report: Awaited<ReturnType<typeof citedReport>>;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date("2026-03-05T08:00:00.000Z") });
  report = await citedReport(server);
}, 120_000);
afterAll(() => server.stop());

const found = <Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item => {
  const item = items.find(isWanted);
  if (item === undefined) throw new Error("No such item was written.");
  return item;
};

const view = async (item: string, field = "") => {
  const { status, body } = await evidenceOf(report.ada, report.conceptId, [item, field]);
  expect(status).toBe(200);
  return EvidenceView.parse(body);
};

const textOf = (source: string) => report.pages.find(({ id }) => id === source)?.text ?? "";

async function findings() {
  const { results } = await trendsOf(report.ada, report.conceptId);
  return results.flatMap((trend) => trend.keyFinding.map((finding) => ({ trend, finding })));
}

test("a finding shows its statements, its sources in their order, and the words around each quote as the kept copy has them", async () => {
  const { trend, finding } = found(await findings(), ({ finding: { sources } }) => sources.length > 1);
  const shown = await view(finding.uuid);
  expect(shown).toMatchObject({
    item: finding.uuid,
    section: "trends",
    title: trend.category,
    conclusion: finding.text,
    origin: "model",
    whatWouldTurn: trend.whatWouldTurn,
    searches: 0,
  });
  expect(shown.steps.map(({ text }) => text)).toEqual(finding.claims?.map(({ text }) => text));
  expect(shown.sources.map(({ number, uuid }) => [number, uuid])).toEqual(
    finding.sources.map(({ uuid }, index) => [index + 1, uuid]),
  );
  for (const source of shown.sources) {
    expect(source).toMatchObject({ hasCopy: true, hasChanged: false, rejected: null, addedBy: null });
    expect(source.passages.length).toBeGreaterThan(0);
    for (const { before, quote, after, isFound } of source.passages) {
      expect(isFound).toBe(true);
      expect(textOf(source.uuid)).toContain(before + quote + after);
      for (const words of [before, after]) expect(words.split(/\s+/u).length).toBeLessThanOrEqual(33);
    }
  }
  const numbers = shown.steps.flatMap(({ sources, against }) => [...sources, ...against]);
  expect(new Set(numbers)).toEqual(new Set(shown.sources.map(({ number }) => number)));
  expect(shown.confidenceReason).toMatch(/publisher/u);
});

test("a statement without a passage is shown as reasoning from its premises, without confidence where nothing else stands", async () => {
  const reasoned = (await findings()).flatMap(({ finding }) =>
    finding.sources.length === 0 && finding.claims?.length ? [finding] : [],
  );
  const finding = found(reasoned, () => true);
  const shown = await view(finding.uuid);
  expect(shown).toMatchObject({ confidence: null, confidenceReason: "No source stands behind it.", sources: [] });
  for (const step of shown.steps) expect(step).toMatchObject({ sources: [], publishers: 0, against: [], wrong: null });
  expect(shown.steps.flatMap(({ premises }) => premises)).toContain("The answers of the team");
});

test("forces, insights, signals and the facts of companies have evidence of their own; a company gathers that of its facts", async () => {
  const { marketScan, customerProfiles } = report.written;
  const [force, insight] = [marketScan.marketForces[0], marketScan.priorityInsights[0]];
  expect(await view(force?.uuid ?? "")).toMatchObject({ title: force?.category, conclusion: force?.summary });
  expect(await view(insight?.uuid ?? "")).toMatchObject({ title: insight?.title, conclusion: insight?.explanation });
  const signal = found(
    customerProfiles.flatMap(({ signals }) => signals),
    ({ isHypothesis }) => !isHypothesis,
  );
  const ofSignal = await view(signal.uuid);
  expect(ofSignal).toMatchObject({ conclusion: signal.description, section: "customerProfiles" });
  expect(ofSignal.sources.map(({ url }) => url)).toEqual(signal.sources.map(({ url }) => url));
  const company = found(
    [...marketScan.startups, ...marketScan.incumbents],
    ({ overviewEvidence: { sources } }) => sources.length > 0,
  );
  const ofOverview = await view(company.uuid, "overviewEvidence");
  expect(ofOverview).toMatchObject({ field: "overviewEvidence", title: company.name, conclusion: company.overview });
  const ofCompany = await view(company.uuid);
  expect(ofCompany.conclusion).toBe(company.relevance);
  expect(ofCompany.steps).toEqual(
    expect.arrayContaining([expect.objectContaining({ text: ofOverview.steps[0]?.text })]),
  );
});

test("a conclusion that a person wrote since is the person's; its statements stay what they were", async () => {
  const { finding } = found(await findings(), ({ finding: { claims } }) => (claims?.length ?? 0) > 0);
  const words = "We know this from our own buildings.";
  await change(report.ben, { id: report.conceptId, section: "trends" }, set(finding.uuid, "text", words, finding.text));
  const shown = await view(finding.uuid);
  expect(shown).toMatchObject({ conclusion: words, origin: "user" });
  expect(shown.steps).toHaveLength(finding.claims?.length ?? 0);
  const { valueProposition } = await overviewOf(report.ada, report.conceptId);
  const overview = { id: report.conceptId, section: "overview" as const };
  const value = () => view(report.conceptId, "overview.valueProposition");
  expect((await value()).origin).toBe("draft");
  await change(report.ben, overview, set(null, "overview.valueProposition", words, valueProposition));
  expect(await value()).toMatchObject({ conclusion: words, origin: "user", premises: [] });
});

test("what people reject carries nothing, and what they mark as wrong says so, with who did and why", async () => {
  const { finding } = found(await findings(), ({ finding: { claims } }) => claims?.[0]?.passages[0]?.stance === "for");
  const [source] = finding.claims?.[0]?.passages ?? [];
  const page = report.pages.find(({ id }) => id === source?.source);
  const { accountId, userId } = report.ben;
  const at = new Date("2026-03-05T07:00:00.000Z");
  const claim = finding.claims?.[0]?.text ?? "";
  await server.database.withTenant(report.ben, async (transaction) => {
    await transaction.insert(rejectedPages).values({
      accountId,
      address: page?.address ?? "",
      reason: "An advertisement",
      rejectedBy: userId,
      rejectedAt: at,
    });
    await transaction.insert(wrongClaims).values({
      ...{ id: finding.uuid, accountId, conceptId: report.conceptId, section: "trends", item: finding.uuid },
      ...{ claim, reason: "Not in our city", markedBy: userId, markedAt: at },
    });
  });
  const shown = await view(finding.uuid);
  const rejected = found(shown.sources, ({ uuid }) => uuid === source?.source);
  const by = { uuid: userId, firstName: "Ben", lastName: "Okafor" };
  expect(rejected.rejected).toEqual({ by, at: at.toISOString(), reason: "An advertisement" });
  expect(shown.steps.flatMap(({ sources, against }) => [...sources, ...against])).not.toContain(rejected.number);
  expect(shown.steps[0]?.wrong).toEqual({ by, at: at.toISOString(), reason: "Not in our city" });
  const { body } = await report.ada.call("GET v1/concept/{id}/sources", { params: { id: report.conceptId } });
  expect(body.results.find(({ uuid }) => uuid === rejected.uuid)?.rejected).toMatchObject({ by });
});

test("the sources of a report stand there once each, with all that rests on them", async () => {
  const { body } = await report.ada.call("GET v1/concept/{id}/sources", { params: { id: report.conceptId } });
  const sources = body.results.map((source) => ReportSource.parse(source));
  const read = sources.filter(({ classification }) => classification === "web");
  expect(new Set(sources.map(({ uuid }) => uuid)).size).toBe(sources.length);
  expect(read.map(({ uuid }) => uuid).toSorted()).toEqual(report.pages.map(({ id }) => id).toSorted());
  for (const { uuid, hasCopy, citations, url } of read) {
    expect(hasCopy).toBe(true);
    expect(url).toBe(report.pages.find(({ id }) => id === uuid)?.url);
    for (const quote of citations) expect(textOf(uuid)).toContain(quote);
  }
  const [first] = read;
  for (const { item, field, section } of first?.items.slice(0, 6) ?? []) {
    const shown = await view(item, field);
    expect(shown.section).toBe(section);
    const own = shown.sources.find(({ uuid }) => uuid === first?.uuid);
    expect(first?.citations).toEqual(expect.arrayContaining(own?.citations ?? ["it is not there"]));
  }
});

test("a kept copy is read as text; a page that says something else since has changed, and both copies stay", async () => {
  const page = found(report.pages, ({ id }) => id !== "");
  const newer = { ...page, id: "0f000000-0000-4000-8000-000000000001", text: "Other words.", hash: "other" };
  const later = new Date("2026-03-04T20:00:00.000Z");
  const between = new Date(later.getTime() - 60_000);
  const older = { ...newer, id: "0f000000-0000-4000-8000-000000000002", text: "Words between.", hash: "between" };
  await server.database.withTenant(report.ada, (transaction) =>
    transaction.insert(keptPages).values([
      { ...older, retrievedAt: between, checkedAt: between },
      { ...newer, retrievedAt: later, checkedAt: later },
    ]),
  );
  const { status, body } = await report.ben.call("GET v1/sources/{source}/copy", { params: { source: page.id } });
  expect(status).toBe(200);
  expect(SourceCopy.parse(body)).toMatchObject({
    uuid: page.id,
    text: page.text,
    hash: page.hash,
    url: page.url,
    publisher: page.publisher,
    others: [
      { uuid: newer.id, retrievedAt: later.toISOString() },
      { uuid: older.id, retrievedAt: between.toISOString() },
    ],
  });
  const { finding } = found(await findings(), ({ finding: { sources } }) =>
    sources.some(({ uuid }) => uuid === page.id),
  );
  const shown = found((await view(finding.uuid)).sources, ({ uuid }) => uuid === page.id);
  expect(shown).toMatchObject({ hasChanged: true, hasCopy: true });
  expect(shown.passages.every(({ isFound }) => isFound)).toBe(true);
});

test("another company finds neither evidence nor copies, and nobody finds what is no item", async () => {
  const stranger = await server.signUp();
  const { finding } = found(await findings(), ({ finding: { sources } }) => sources.length > 0);
  const { conceptId: id } = report;
  const source = finding.sources[0]?.uuid ?? "";
  expect((await evidenceOf(stranger, id, [finding.uuid])).status).toBe(404);
  expect((await stranger.call("GET v1/concept/{id}/sources", { params: { id } })).status).toBe(404);
  expect((await stranger.call("GET v1/sources/{source}/copy", { params: { source } })).status).toBe(404);
  expect((await evidenceOf(report.ada, id, [source])).status).toBe(404);
  expect((await evidenceOf(report.ada, id, ["no-uuid"])).status).toBe(404);
  expect((await evidenceOf(report.ada, id, [finding.uuid, "overviewEvidence"])).status).toBe(404);
});

test("a copy says what it is; the same page under another address is another copy of it, and one without words is none", async () => {
  const page = found(report.pages, ({ id }) => id === report.pages[1]?.id);
  const { accountId } = report.ada;
  const at = new Date("2026-03-04T21:00:00.000Z");
  const kept = { ...page, accountId, url: "https://office.example/tables", retrievedAt: at, checkedAt: at };
  const told = { category: "Government Report", publisher: "Office", publishedDate: "2026-02-01" } as const;
  const uuid = (number: number) => `0f000000-0000-4000-8000-00000000001${number}`;
  const address = (number: number) => `https://office.example/${number}`;
  await server.database.withTenant(report.ada, (transaction) =>
    transaction.insert(keptPages).values([
      { ...kept, ...told, id: uuid(1), address: address(1) },
      { ...kept, ...told, id: uuid(2), address: address(2) },
      { ...kept, ...told, id: uuid(3), address: address(3), text: "", hash: "" },
    ]),
  );
  const copyOf = (source: string) => report.ada.call("GET v1/sources/{source}/copy", { params: { source } });
  expect((await copyOf(uuid(1))).body).toEqual({
    ...{ uuid: uuid(1), title: page.title, description: "", url: kept.url, classification: "web" },
    ...{ ...told, retrievedAt: at.toISOString(), citations: [], confidenceLevel: "medium" },
    ...{ text: page.text, hash: page.hash, others: [{ uuid: uuid(2), retrievedAt: at.toISOString() }] },
  });
  const none = { status: 404, body: { detail: "No copy of this source is kept." } };
  expect(await copyOf(uuid(3))).toMatchObject(none);
  expect(await copyOf("no-uuid")).toMatchObject(none);
});

test("searches are counted with what was kept of them, for what was looked up; what a person adds is the person's", async () => {
  const { conceptId, ada } = report;
  const row = { accountId: ada.accountId, conceptId, runId: conceptId, questions: 3 };
  await server.database.withTenant(ada, (transaction) =>
    transaction.insert(researchProgress).values([
      { ...row, section: "trends", searches: 3, keptSearches: 4 },
      { ...row, section: "marketScan", searches: 9 },
    ]),
  );
  const { trend, finding } = found(await findings(), ({ finding: { claims } }) => (claims?.length ?? 0) > 0);
  expect((await view(finding.uuid)).searches).toBe(7);
  const url = "https://typed.example/a";
  const own = addFinding(trend.uuid, "Landlords ask for quiet", { sources: [{ title: "A talk", url }] });
  expect((await change(ada, { id: conceptId, section: "trends" }, own)).status).toBe(200);
  const shown = await view(own.item.uuid);
  expect(shown).toMatchObject({ origin: "user", premises: [], searches: 0, steps: [] });
  // Nobody has read it.
  expect(shown.sources).toMatchObject([
    { number: 1, url, classification: "person", passages: [], hasCopy: false, hasChanged: false, addedBy: null },
  ]);
  const { body } = await ada.call("GET v1/concept/{id}/sources", { params: { id: conceptId } });
  expect(body.results.find((source) => source.url === url)).toMatchObject({
    items: [{ item: own.item.uuid, section: "trends", field: "", title: trend.category }],
    ...{ rejected: null, hasCopy: false },
  });
});
