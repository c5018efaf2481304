import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { sectionContracts } from "@seedbed/contract/report/sections";
import type { Claim, Source } from "@seedbed/contract/report/source";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { draftTools } from "#test-support/draft-tools.ts";
import { accountId, testGateway } from "#test-support/model-gateway.ts";
import { citingAnswers } from "#test-support/model-server/citing/citing-answers.ts";
import { inventedWord } from "#test-support/model-server/citing/citing-mistakes.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { keptArticles, researchIn } from "#test-support/research-pages/read-articles.ts";
import { sections } from "./sections.ts";
import { SectionFailed } from "./writing/section-failed.ts";

/** How many sections; a nightly run writes a thousand. */
const written = Number(process.env.CITED_SECTIONS ?? 200);
const atOnce = 10;
const errsInPercent = 33;

const pages = (["refill", "hospital-meals"] as const).map((topic) => keptArticles(topic, accountId));
const textById = new Map(pages.flat().map(({ id, text }) => [id, text]));
const addressById = new Map(pages.flat().map(({ id, url }) => [id, url]));

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer({ distort: citingAnswers(errsInPercent) });
});
afterAll(() => model.close());

/** Of ten sections: most are the cheap ones. */
const turns = [
  "trends",
  "marketScan",
  "trends",
  "trends",
  "marketScan",
  "trends",
  "customerProfiles",
  "trends",
  "marketScan",
  "trends",
] as const;

async function writeCited(index: number) {
  const gateway = testGateway({ url: model.url, settings: { concurrency: 8, accountConcurrency: 8 } });
  const section: ReportSection = turns[index % turns.length] ?? "trends";
  const brief = index % 2 === 0 ? refillDepots : liftMaintenance;
  const finished = section === "marketScan" ? { trends: await sections.trends.write(draftTools(brief)) } : {};
  const tools = draftTools(brief, finished);
  const run: typeof tools.run = (task, input, { part = "" }) =>
    gateway.runTask(task, input, { accountId, userId: "u", idempotencyKey: `${index}/${task.name}/${part}` });
  const research = researchIn(pages[index % pages.length] ?? []);
  const content = await sections[section].write({ ...tools, run, tryRun: run, research }).catch((error: unknown) => {
    if (!(error instanceof SectionFailed)) throw error;
    return undefined;
  });
  return { section, content, usage: gateway.usage.rows };
}

interface Evidenced {
  sources: Source[];
  claims: Claim[];
}

/** Everything of a content that has claims. */
function evidencedIn(value: unknown): Evidenced[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(evidencedIn);
  return "claims" in value && "sources" in value ? [value as Evidenced, ...inner] : inner;
}

/** All texts of a content but the addresses of its sources, which `evidencedIn` looks at. */
function textsBesideAddresses(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "url" ? [] : textsBesideAddresses(part)));
}

test(`of ${written} sections by a model that errs in a third of what it cites, none names an address that was not read or quotes what its copy does not hold`, {
  timeout: 600_000,
}, async () => {
  const mends: Record<string, number> = {};
  let quotes = 0;
  let claims = 0;
  let reasoned = 0;
  const all = Array.from({ length: written }, (_, index) => index);
  const results = [];
  for (let first = 0; first < written; first += atOnce)
    results.push(...(await Promise.all(all.slice(first, first + atOnce).map(writeCited))));
  for (const { section, content, usage } of results) {
    for (const [rule, count] of usage.flatMap((row) => Object.entries(row.mends)))
      mends[rule] = (mends[rule] ?? 0) + count;
    expect(sectionContracts[section].content.parse(content)).toEqual(content);
    for (const item of evidencedIn(content)) {
      const read = item.sources.filter(({ classification }) => classification === "web");
      for (const { uuid, url, citations } of read) {
        expect(url).toBe(addressById.get(uuid));
        for (const quote of citations) expect(textById.get(uuid)).toContain(quote);
      }
      for (const claim of item.claims) {
        claims += 1;
        if (claim.passages.length === 0) reasoned += 1;
        for (const { source, quote } of claim.passages) {
          quotes += 1;
          expect(read.map(({ uuid }) => uuid)).toContain(source);
          expect(textById.get(source)).toContain(quote);
        }
      }
    }
    const texts = textsBesideAddresses(content).join("\n");
    expect(texts).not.toMatch(/https?:|www\./);
    expect(texts).not.toContain(inventedWord);
    expect(texts).not.toContain("4,871");
  }
  // Most of what was good is still there, and what was refused is counted by its rule.
  expect(quotes).toBeGreaterThan(written * 8);
  expect(reasoned).toBeGreaterThan(0);
  expect(reasoned).toBeLessThan(claims / 2);
  expect(mends.misquoted).toBeGreaterThan(written);
  expect(mends["passage-number"]).toBeGreaterThan(written / 4);
  expect(mends["bad-item"]).toBeGreaterThan(written / 4);
});
