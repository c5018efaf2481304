import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import { beforeEach, describe, expect, test } from "vitest";
import { articles } from "#test-support/research-pages/articles.ts";
import type { TestPerson } from "#test-support/test-server.ts";
import { trendsOf, undo } from "../../editing/editing.fixture.ts";
import { listenTo, order, readConcept, settled, statusesOf } from "../../report.fixture.ts";
import { setUpResearch } from "../../research/research.fixture.ts";
import { evidenceOf } from "../cited-report.fixture.ts";

const here = setUpResearch();
const quote = "9 get them live from the hospital information system";

beforeEach(async () => {
  await order(here.person, here.conceptId, "generate");
  await settled(here.person, here.conceptId);
});

type Named = Partial<AddedSource> & { item: string };
const add = ({ item, ...body }: Named, person: TestPerson = here.person) =>
  person.call("POST v1/concept/{id}/evidence/{item}/sources", {
    params: { id: here.conceptId, item },
    body: { title: "How kitchens forecast", ...body },
  });
const findings = async () => {
  const { results } = await trendsOf(here.person, here.conceptId);
  return results.flatMap(({ keyFinding }) => keyFinding);
};
const stated = async () => {
  const finding = (await findings()).find(({ claims }) => claims?.some(({ passages }) => passages.length > 0));
  const claim = finding?.claims?.find(({ passages }) => passages.length > 0)?.text;
  if (!finding || !claim) throw new Error("nothing is stated");
  return { finding, claim };
};
const status = async () => statusesOf(await readConcept(here.person, here.conceptId));
const revisionOf = async () => {
  const { body } = await here.person.call("GET v2/concept/{id}/report/{section}/edits", {
    params: { id: here.conceptId, section: "trends" },
  });
  return body;
};

describe("a source that a person adds", () => {
  test("is read, and its quote stands as the page has it; what is written from the section is outdated; adding it again changes nothing", async () => {
    const { finding, claim } = await stated();
    const said = articles.find(({ path }) => path === "/kitchen-forecast")?.marked[0] ?? "";
    // An address that no search has found.
    const url = `${here.pages.pageUrl("/kitchen-forecast")}?edition=2`;
    const asked = { item: finding.uuid, claim, url, quote: said.toUpperCase() };
    const socket = await listenTo(here.server, here.person, here.conceptId);
    const { status: code, body } = await add(asked);
    expect(code).toBe(200);
    const added = body.sources.find(({ title }) => title === "How kitchens forecast");
    expect(added).toMatchObject({ classification: "web", hasCopy: true, addedBy: { uuid: here.person.userId } });
    expect(added?.passages).toMatchObject([{ quote: said.replace(/\.$/, ""), isFound: true, stance: "for" }]);
    const step = body.steps.find(({ text }) => text === claim);
    expect(step?.sources).toContain(added?.number);
    expect((await status()).marketScan).toBe("outdated");
    const work = await revisionOf();
    expect(new Set(work.edits.map(({ field }) => field))).toEqual(new Set(["sources", "claims"]));
    const told = { conceptUuid: here.conceptId, source: null, item: finding.uuid };
    await expect.poll(() => socket.evidence()).toEqual([told]);
    socket.close();
    expect((await add(asked)).body).toEqual(body);
    expect((await findings()).find(({ uuid }) => uuid === finding.uuid)?.sources).toHaveLength(body.sources.length);
  });

  test("is kept as the person's word, with the sentence why, when its page cannot be read, and can be rejected", async () => {
    const { finding } = await stated();
    const url = here.pages.pageUrl("/private/figures");
    const asked = { item: finding.uuid, url, quote: "Said at the fair" };
    const { body } = await add(asked);
    const added = body.sources.find(({ title }) => title === "How kitchens forecast");
    expect(added).toMatchObject({
      classification: "person",
      url,
      description: expect.stringMatching(/^The page could not be read: .+\.$/),
      hasCopy: false,
      addedBy: { uuid: here.person.userId },
      passages: [{ quote: "Said at the fair", isFound: false }],
    });
    expect((await add(asked)).body).toEqual(body);
    const source = added?.uuid ?? "";
    expect((await here.person.call("GET v1/sources/{source}/copy", { params: { source } })).status).toBe(404);
    await here.person.call("POST v1/sources/{source}/reject", { params: { source }, body: { reason: "" } });
    expect((await status()).trends).toBe("outdated");
    const shown = (await evidenceOf(here.person, here.conceptId, [finding.uuid])).body;
    expect(shown.sources.find(({ uuid }) => uuid === source)?.rejected).toMatchObject({
      by: { uuid: here.person.userId },
    });
    expect((await add({ ...asked, title: "Again" })).status).toBe(409);
  });

  test("stays when its section is written anew, and goes with an update once it was rejected", async () => {
    const { finding, claim } = await stated();
    const url = here.pages.pageUrl("/kitchen-forecast");
    const { body } = await add({ item: finding.uuid, claim, url, quote, stance: "against" });
    const added = body.sources.find(({ title }) => title === "How kitchens forecast");
    // Research had read the page before.
    expect(added?.addedBy).toBeNull();
    const source = added?.uuid ?? "";
    expect(body.steps.find(({ text }) => text === claim)?.against).toContain(added?.number);
    const cites = async () => (await findings()).some(({ sources }) => sources.some(({ uuid }) => uuid === source));
    await here.person.call("POST v3/concept/{id}/market-scan/generate", { params: { id: here.conceptId } });
    await settled(here.person, here.conceptId);
    expect(await cites()).toBe(true);
    expect((await status()).trends).toBe("complete");
    await here.person.call("POST v1/sources/{source}/reject", { params: { source }, body: { reason: "" } });
    expect((await status()).trends).toBe("outdated");
    expect(await cites()).toBe(true);
    await here.person.call("POST v2/concept/{id}/report/update", { params: { id: here.conceptId }, body: {} });
    await settled(here.person, here.conceptId);
    expect(await cites()).toBe(false);
    expect((await status()).trends).toBe("complete");
  });

  test("can be taken back", async () => {
    const before = await findings();
    const { finding } = await stated();
    await add({ item: finding.uuid, url: here.pages.pageUrl("/kitchen-forecast"), quote });
    expect(await findings()).not.toEqual(before);
    expect((await undo(here.person, { id: here.conceptId, section: "trends" }, 2)).status).toBe(200);
    expect(await findings()).toEqual(before);
  });

  test("has its place with signals, forces and the facts of companies, and with those that rest on nothing yet", async () => {
    const { body: scan } = await here.person.call("GET v2/concept/{id}/market-scan", {
      params: { id: here.conceptId },
    });
    const { body: profiles } = await here.person.call("GET v2/concept/{id}/customer-profile", {
      params: { id: here.conceptId },
    });
    const [company] = [...scan.startups, ...scan.incumbents];
    const places: [item: string, field: string][] = [
      [scan.marketForces[0]?.uuid ?? "", ""],
      [scan.priorityInsights[0]?.uuid ?? "", ""],
      [company?.uuid ?? "", "overviewEvidence"],
      ...(company?.newsAndActivities.length
        ? [[company.uuid, "newsAndActivities.0.evidence"] as [string, string]]
        : []),
      [profiles.results.flatMap(({ signals }) => signals)[0]?.uuid ?? "", ""],
    ];
    for (const [item, field] of places) {
      const named = { item, field, url: here.pages.pageUrl("/kitchen-forecast"), quote };
      const { status: code, body } = await add(named);
      // Research may have named it there before, by its own title.
      const addresses = body.sources?.map(({ url }) => url);
      expect([code, addresses], `${item} ${field}`).toEqual([200, expect.arrayContaining([named.url])]);
      const against = await add({ ...named, stance: "against" });
      expect(against.body.steps.at(-1)?.against.length, field).toBeGreaterThan(0);
    }
  });

  test("is refused beyond 20 at a place, and those that stand stay", async () => {
    const { finding } = await stated();
    const named = async () => (await findings()).find(({ uuid }) => uuid === finding.uuid)?.sources.length ?? 0;
    const before = await named();
    for (let number = before + 1; number <= 20; number += 1)
      expect((await add({ item: finding.uuid, title: `Talk ${number}`, quote: `Said ${number}` })).status).toBe(200);
    expect(await named()).toBe(20);
    expect(await add({ item: finding.uuid, title: "One more", quote: "Said once more" })).toMatchObject({
      status: 422,
      body: { form: { title: "At most 20 sources can be named." } },
    });
    expect(await named()).toBe(20);
  });

  test("is refused where the page does not say that, for a statement that is gone, and for another company", async () => {
    const { finding, claim } = await stated();
    const url = here.pages.pageUrl("/kitchen-forecast");
    const other = await add({ item: finding.uuid, claim, url, quote: quote.replace("9 get", "90 get") });
    expect(other).toMatchObject({ status: 422, body: { form: { quote: expect.any(String) } } });
    expect(await add({ item: finding.uuid, claim: "Gone.", url })).toMatchObject({
      status: 422,
      body: { form: { claim: "This statement has changed meanwhile." } },
    });
    const { results } = await trendsOf(here.person, here.conceptId);
    expect(await add({ item: results[0]?.uuid ?? "", url })).toMatchObject({
      status: 422,
      body: { form: { claim: "Choose the statement that it belongs to." } },
    });
    const stranger = await here.server.signUp();
    const before = here.asked().length;
    expect((await add({ item: finding.uuid, claim, url, quote }, stranger)).status).toBe(404);
    expect(here.asked().length).toBe(before);
  });
});
