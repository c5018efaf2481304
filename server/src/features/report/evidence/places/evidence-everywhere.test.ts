import { EvidenceView, type ReportSource } from "@seedbed/contract/report/evidence/schemas";
import { entryInWords, marketInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { readConcept, settled, statusesOf } from "../../report.fixture.ts";
import { citedReport, evidenceOf } from "../cited-report.fixture.ts";

let server: TestServer;
let report: Awaited<ReturnType<typeof citedReport>>;

beforeAll(async () => {
  server = await startTestServer();
  report = await citedReport(server);
}, 120_000);
afterAll(() => server.stop());

const at = () => ({ params: { id: report.conceptId } });
const overview = async () => (await report.ada.call("GET v2/concept/{id}/overview", at())).body;
const projection = async () => (await report.ada.call("GET v2/concept/{id}/financial-projection", at())).body;
const assumptions = async () =>
  (await report.ada.call("GET v2/concept/{id}/key-assumptions", { ...at(), query: { page_size: 100 } })).body.results;
const scan = async () => (await report.ada.call("GET v2/concept/{id}/market-scan", at())).body;
const sources = async (): Promise<ReportSource[]> =>
  (await report.ada.call("GET v1/concept/{id}/sources", at())).body.results;
const status = async () => statusesOf(await readConcept(report.ada, report.conceptId));

const view = async (item: string, field = "") => {
  const { status: code, body } = await evidenceOf(report.ada, report.conceptId, [item, field]);
  expect(code, `${item} ${field}`).toBe(200);
  return EvidenceView.parse(body);
};

const add = (item: string, { field = "", ...source }: { field?: string; claim?: string; title: string }) =>
  report.ada.call("POST v1/concept/{id}/evidence/{item}/sources", {
    params: { id: report.conceptId, item },
    body: { field, quote: "We heard it from the people who pay.", ...source },
  });

describe("what stands behind a thing can be read", () => {
  test("for texts and points of the overview, which say what they were written from", async () => {
    const { differentiators, rightsToWin, ...texts } = await overview();
    const [first, right] = [differentiators[0], rightsToWin[0]];
    const ofFirst = await view(first?.uuid ?? "");
    expect(ofFirst).toMatchObject({ title: "Differentiator", conclusion: first?.description, sources: [], steps: [] });
    expect(ofFirst.confidence).toBeNull();
    expect(ofFirst.premises).toEqual(expect.arrayContaining(["the concept", "the market scan", "the assumptions"]));
    expect(await view(right?.uuid ?? "")).toMatchObject({ title: "Right to win", conclusion: right?.description });
    for (const name of ["shouldWeDoThis", "whatIsThis", "valueProposition", "marketSizeSummary"] as const)
      expect(await view(report.conceptId, `overview.${name}`)).toMatchObject({
        section: "overview",
        conclusion: texts[name],
      });
  });

  test("for assumptions, whose reasons are statements without a source", async () => {
    const [first] = await assumptions();
    const shown = await view(first?.uuid ?? "");
    expect(shown).toMatchObject({ title: first?.category, conclusion: first?.statement, section: "assumptions" });
    expect(shown.steps.map(({ text }) => text)).toEqual([first?.importanceRationale, first?.certaintyRationale]);
    expect(shown.steps.flatMap((step) => step.sources)).toEqual([]);
    expect(shown.premises).toEqual([]);
  });

  test("for the parts of a projection: what is computed rests on its numbers", async () => {
    const { pricing, businessModel, marketSizings, costDrivers, distributionChannels, totalUsers } = await projection();
    const price = await view(report.conceptId, "financialProjection.pricing");
    expect(price.conclusion).toMatch(/^\$/);
    expect(price.steps[0]?.text).toBe(pricing?.reasoning);
    const model = await view(report.conceptId, "financialProjection.businessModel");
    expect(model).toMatchObject({ title: businessModel?.subtype, conclusion: businessModel?.description });
    const users = await view(report.conceptId, "financialProjection.totalUsers");
    expect(users.conclusion).toContain(new Intl.NumberFormat("en-US").format(totalUsers ?? 0));
    const counted = marketSizings.find(({ type }) => type === "bottom_up")?.assumptionEntries ?? [];
    const ofAll = counted.flatMap(({ group, description }) => (group === "TAM" ? [description.trim()] : []));
    expect(users.steps.map(({ text }) => text)).toEqual([...new Set(ofAll)]);
    expect(ofAll.length).toBeLessThan(counted.length);
    const [sizing] = marketSizings;
    const [entry] = sizing?.assumptionEntries ?? [];
    if (!sizing || !entry) throw new Error("nothing is sized");
    const size = await view(sizing.uuid);
    expect(size.conclusion).toBe(marketInWords(sizing));
    expect(size.steps.map(({ premises }) => premises[0])).toContain(entryInWords(entry));
    expect(await view(entry.uuid)).toMatchObject({ title: entry.title, conclusion: entryInWords(entry) });
    for (const thing of [...costDrivers, ...distributionChannels])
      expect(await view(thing.uuid)).toMatchObject({ title: thing.title, conclusion: thing.description });
  });

  test("for trends as a whole and in the form of the second version, with the sources of their findings", async () => {
    const { trendsAndDrivers: drivers } = await scan();
    const driver = drivers.find(({ support }) => support.some(({ sources: named }) => named.length > 0));
    const index = driver?.support.findIndex(({ sources: named }) => named.length > 0) ?? -1;
    const insight = driver?.support[index];
    const shown = await view(driver?.uuid ?? "", `support.${index}`);
    expect(shown).toMatchObject({ title: driver?.name, conclusion: insight?.insight });
    expect(shown.sources.map(({ uuid }) => uuid)).toEqual(insight?.sources.map(({ uuid }) => uuid));
    expect(shown.sources.every(({ hasCopy }) => hasCopy)).toBe(true);
    const whole = await view(driver?.uuid ?? "");
    expect(whole.sources.map(({ uuid }) => uuid)).toEqual(
      expect.arrayContaining(shown.sources.map(({ uuid }) => uuid)),
    );
  });

  test("but not for what a section does not say, nor by a stranger", async () => {
    const stranger = await server.signUp();
    const [item, field] = [report.conceptId, "financialProjection.pricing"];
    expect((await evidenceOf(stranger, report.conceptId, [item, field])).status).toBe(404);
    for (const none of ["", "overview.", "financialProjection.savingMethod", "financialProjection.uuid", "__proto__"])
      expect((await evidenceOf(report.ada, report.conceptId, [item, none])).status, none).toBe(404);
  });
});

test("a source has one id in every place of a report, and the list of sources names each of them", async () => {
  const all = await sources();
  const byAddress = Map.groupBy(
    all.filter(({ url }) => url !== null),
    ({ url }) => url,
  );
  for (const [url, same] of byAddress)
    expect(
      same.map(({ uuid }) => uuid),
      url ?? "",
    ).toHaveLength(1);
  const shared = all.find(({ items }) => new Set(items.map(({ section }) => section)).size > 1);
  if (!shared) throw new Error("No source carries two sections.");
  for (const { item, field } of shared.items)
    expect((await view(item, field)).sources.find(({ url }) => url === shared.url)?.uuid).toBe(shared.uuid);
});

describe("a source that a person adds", () => {
  test("stands where it was added, wherever that is, and its number is no guess any more", async () => {
    const [{ differentiators }, money, [assumed], { trendsAndDrivers: drivers }] = await Promise.all([
      overview(),
      projection(),
      assumptions(),
      scan(),
    ]);
    const entry = money.marketSizings[0]?.assumptionEntries[0];
    const at: [item: string | undefined, field?: string, claim?: string][] = [
      [differentiators[0]?.uuid],
      [report.conceptId, "overview.shouldWeDoThis"],
      [report.conceptId, "overview.whatIsThis"],
      [report.conceptId, "financialProjection.pricing", money.pricing?.reasoning],
      [report.conceptId, "financialProjection.businessModel"],
      [money.costDrivers[0]?.uuid],
      [entry?.uuid, "", entry?.description],
      [assumed?.uuid, "", assumed?.certaintyRationale],
      [drivers[0]?.uuid, "support.0"],
    ];
    for (const [index, [item = "", field = "", claim = ""]] of at.entries()) {
      const title = `Conversation ${index}`;
      const { status: code, body } = await add(item, { field, claim, title });
      expect(code, `${item} ${field} ${JSON.stringify(body)}`).toBe(200);
      const added = body.sources.find((source) => source.title === title);
      expect(added?.classification).toBe("person");
      if (claim !== "") expect(body.steps.find(({ text }) => text === claim)?.sources, field).toEqual([added?.number]);
      expect((await view(item, field)).sources).toEqual(body.sources);
      const named = (await sources()).find(({ uuid }) => uuid === added?.uuid);
      expect(named?.items.map((each) => [each.item, each.field])).toContainEqual([item, field]);
    }
    const after = (await projection()).marketSizings[0];
    expect(after?.assumptionEntries[0]?.assumptionSources).toHaveLength(1);
    // What follows from the number shows its source, too.
    const size = await view(after?.uuid ?? "");
    expect(size.sources.map(({ title }) => title)).toContain("Conversation 6");
    expect((await status()).overview).toBe("outdated");
  });

  test("on a computed size goes to the number that it was added for", async () => {
    const [sizing] = (await projection()).marketSizings;
    const number = sizing?.assumptionEntries[1];
    const { status: code } = await add(sizing?.uuid ?? "", { claim: number?.description ?? "", title: "A count" });
    expect(code).toBe(200);
    expect((await view(number?.uuid ?? "")).sources.map(({ title }) => title)).toEqual(["A count"]);
    const whole = await add(sizing?.uuid ?? "", { title: "For the whole" });
    expect(whole.status).toBe(422);
  });

  test("outlives its section being written anew, until it is rejected", async () => {
    const field = "financialProjection.pricing";
    const titles = async () => (await view(report.conceptId, field)).sources.map(({ title }) => title);
    await add(report.conceptId, { field, title: "An offer" });
    expect(await titles()).toContain("An offer");
    await report.ada.call("POST v2/concept/{id}/financial-projection/generate", { params: { id: report.conceptId } });
    await settled(report.ada, report.conceptId);
    expect(await titles()).toContain("An offer");
    const offer = (await sources()).find(({ title }) => title === "An offer");
    await report.ada.call("POST v1/sources/{source}/reject", { params: { source: offer?.uuid ?? "" }, body: {} });
    expect((await status()).financialProjection).toBe("outdated");
    await report.ada.call("POST v2/concept/{id}/report/update", {
      params: { id: report.conceptId },
      body: { sections: ["financialProjection"] },
    });
    await settled(report.ada, report.conceptId);
    expect(await titles()).not.toContain("An offer");
    expect((await status()).financialProjection).toBe("complete");
  });
});

test("a figure that is marked as wrong makes its section outdated for as long as it says so", async () => {
  const [entry] = (await projection()).marketSizings[0]?.assumptionEntries ?? [];
  const named = { params: { id: report.conceptId, item: entry?.uuid ?? "" } };
  const wrong = await report.ada.call("POST v1/concept/{id}/evidence/{item}/wrong", {
    ...named,
    body: { claim: "", reason: "Counted twice" },
  });
  expect(wrong.body.wrong).toMatchObject({ reason: "Counted twice" });
  expect((await status()).financialProjection).toBe("outdated");
  await report.ada.call("POST v1/concept/{id}/evidence/{item}/right", { ...named, body: { claim: "" } });
  expect((await status()).financialProjection).toBe("complete");
});
