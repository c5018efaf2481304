import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { describe, expect, test } from "vitest";
import type { RecordedCall } from "#test-support/model-server/call-record.ts";
import { citing } from "#test-support/model-server/citing/citing-answers.ts";
import { type GivenPassage, passagesIn } from "#test-support/model-server/citing/passages-in.ts";
import { order, readConcept, settled, statusesOf } from "../report.fixture.ts";
import { readContents } from "../revisions/revision-store.ts";
import { setUpResearch } from "./research.fixture.ts";

/** What the model insists on: words it once read on a page of this title, and this statement. */
const insists: { title: string; statement: string } = { title: "", statement: "" };
const remembered: GivenPassage[] = [];

/** A model that cites whatever it may, and what it insists on in every second place. */
function stubborn(text: string, call: RecordedCall): string {
  const passages = passagesIn(call.messages.map((message) => message.text).join("\n"));
  if (passages.length === 0) return text;
  remembered.push(...passages);
  let places = 0;
  const insisting = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(insisting);
    if (typeof value !== "object" || value === null) return value;
    places += 1;
    const old = remembered.filter(({ title }) => insists.title !== "" && title.startsWith(insists.title));
    const again = old[places % Math.max(1, old.length)];
    if ("quote" in value && "passage" in value && again && places % 2 === 0)
      return { ...value, quote: again.text.split(" ").slice(3, 23).join(" ") };
    const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, insisting(part)]));
    return "statement" in value && "citations" in value && insists.statement !== ""
      ? { ...parts, statement: insists.statement }
      : parts;
  };
  const cited = citing(JSON.parse(text), { passages, seed: `${call.idempotencyKey}`, errsInPercent: 0 });
  return JSON.stringify(insisting(cited));
}

const here = setUpResearch({ distort: stubborn });

async function writeReport() {
  Object.assign(insists, { title: "", statement: "" });
  await order(here.person, here.conceptId, "generate");
  expect((await settled(here.person, here.conceptId)).reportStatus).toBe("complete");
}
async function update() {
  await here.person.call("POST v2/concept/{id}/report/update", { params: { id: here.conceptId } });
  expect((await settled(here.person, here.conceptId)).reportStatus).toBe("complete");
}
const outdated = async () =>
  Object.entries(statusesOf(await readConcept(here.person, here.conceptId)))
    .flatMap(([section, status]) => (status === "outdated" ? [section] : []))
    .toSorted();
const sources = async () =>
  (await here.person.call("GET v1/concept/{id}/sources", { params: { id: here.conceptId } })).body.results;
/** The sections in whose content a source stands, wherever. */
const restingOn = (source: string) =>
  here.server.database.withTenant(here.person, async (transaction) => {
    const contents = await readContents(transaction, here.conceptId, reportSections);
    return reportSections.filter((section) => JSON.stringify(contents[section] ?? "").includes(source)).toSorted();
  });

/** Everything that the report says, as its pages ask for it. */
async function report(): Promise<string> {
  const params = { id: here.conceptId };
  const answers = await Promise.all([
    here.person.call("GET v2/concept/{id}/market-scan", { params }),
    here.person.call("GET v3/concept/{id}/market-scan/trend-analysis", { params }),
    here.person.call("GET v2/concept/{id}/customer-profile", { params }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return JSON.stringify(answers.map(({ body }) => body));
}

describe("over all sections exactly what rests on it is outdated, and an update does not bring it back", {
  timeout: 240_000,
}, () => {
  test("when a source is rejected and the model cites it all the same", async () => {
    await writeReport();
    const found = (await sources()).filter(({ classification }) => classification === "web");
    const resting = new Map(await Promise.all(found.map(async (each) => [each, await restingOn(each.uuid)] as const)));
    // One that some sections rest on, and others do not.
    const source = found.find((each) => resting.get(each)?.length === 2) ?? found[0];
    if (!source?.url) throw new Error("nothing was cited");
    expect(await report()).toContain(source.url);
    await here.person.call("POST v1/sources/{source}/reject", {
      params: { source: source.uuid },
      body: { reason: "An advertisement" },
    });
    expect(await outdated()).toEqual(resting.get(source));
    insists.title = source.title;
    await update();
    expect(await outdated()).toEqual([]);
    expect(await report()).not.toContain(source.url);
    expect((await sources()).find(({ uuid }) => uuid === source.uuid)?.items ?? []).toEqual([]);
  });

  test("when a statement is marked as wrong and the model makes it again", async () => {
    await writeReport();
    const cited = (await sources()).find(({ items }) => items.some(({ section }) => section === "trends"));
    const thing = cited?.items.find(({ section }) => section === "trends");
    if (!thing) throw new Error("no trend rests on a source");
    const params = { id: here.conceptId, item: thing.item };
    const { body: shown } = await here.person.call("GET v1/concept/{id}/evidence/{item}", {
      params,
      query: { field: thing.field },
    });
    const claim = shown.steps[0]?.text ?? "";
    expect(claim).not.toBe("");
    expect(await report()).toContain(claim);
    const marked = await here.person.call("POST v1/concept/{id}/evidence/{item}/wrong", {
      params,
      body: { field: thing.field, claim, reason: "We measured it" },
    });
    expect(marked.status).toBeLessThan(300);
    expect(await outdated()).toEqual(["trends"]);
    insists.statement = claim;
    await update();
    expect(await outdated()).toEqual([]);
    expect(await report()).not.toContain(claim);
  });

  test("when a source that a person added is rejected; until then it stays", async () => {
    await writeReport();
    const thing = (await sources()).flatMap(({ items }) => items).find(({ section }) => section === "trends");
    if (!thing) throw new Error("no trend rests on a source");
    const quote = "Die Spülküche ist der Engpass.";
    const added = await here.person.call("POST v1/concept/{id}/evidence/{item}/sources", {
      params: { id: here.conceptId, item: thing.item },
      body: { field: thing.field, title: "Mehrweg im Büro", url: here.pages.pageUrl("/pfandsysteme"), quote },
    });
    expect(added.status).toBeLessThan(300);
    const readOwn = async () => (await sources()).find(({ url }) => url === here.pages.pageUrl("/pfandsysteme"));
    const own = await readOwn();
    expect(own?.items.map(({ item }) => item)).toEqual([thing.item]);
    // What is written from the trends follows what a person changed in them; the source stays.
    expect(await outdated()).not.toContain("trends");
    await update();
    expect(await outdated()).toEqual([]);
    const carried = (await readOwn())?.items ?? [];
    expect(carried[0]?.item).toBe(thing.item);
    const resting = await restingOn(own?.uuid ?? "");
    expect(resting).toContain("trends");
    // What is drawn from that trend may name its source as well.
    for (const { section } of carried) expect(resting).toContain(section);
    expect(resting.length).toBeLessThan(3);
    await here.person.call("POST v1/sources/{source}/reject", {
      params: { source: own?.uuid ?? "" },
      body: { reason: "Another country" },
    });
    expect(await outdated()).toEqual(resting);
    insists.title = "Mehrweg im Büro";
    await update();
    expect(await outdated()).toEqual([]);
    expect(await report()).not.toContain(here.pages.pageUrl("/pfandsysteme"));
  });
});
