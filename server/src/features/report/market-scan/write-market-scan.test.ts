import { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots, wardPlanner } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { draftTools, uuidsOf } from "#test-support/draft-tools.ts";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";
import { writeTrends } from "../trends/write-trends.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { writeMarketScan } from "./write-market-scan.ts";

const trendsOf = (brief: ConceptBrief): Promise<Trends> => writeTrends(draftTools(brief));
const scanOf = async (brief: ConceptBrief) => writeMarketScan(draftTools(brief, { trends: await trendsOf(brief) }));

test.each(conceptBriefs.map((brief) => [brief.concept.title, brief] as const))(
  "the market scan of %s is one the contract takes",
  async (_, brief) => {
    const scan = await scanOf(brief);
    expect(MarketScan.parse(scan)).toEqual(scan);
    expect(scan.marketForces).toHaveLength(6);
    expect(scan.priorityInsights).toHaveLength(4);
    expect(scan.origin).toBe("draft");
  },
);

test("ids are unique, and the same when the section is written again", async () => {
  const trends = await trendsOf(refillDepots);
  const scan = await scanOf(refillDepots);
  const ids = uuidsOf({ ...scan, trends });
  expect(new Set(ids).size).toBe(ids.length);
  expect(uuidsOf(await scanOf(refillDepots))).toEqual(uuidsOf(scan));
});

test("two concepts share no sentence", async () => {
  expect(sharedSentences(await Promise.all(conceptBriefs.map(scanOf)))).toEqual([]);
});

test("version v2 of the trends repeats the PESTEL analysis with its findings", async () => {
  const trends = await trendsOf(wardPlanner);
  const scan = await scanOf(wardPlanner);
  expect(scan.trendsAndDriversDescription).toBe(trends.summary);
  expect(scan.trendsAndDrivers.map(({ name, description }) => ({ name, description }))).toEqual(
    trends.results.map(({ category, summary }) => ({ name: category, description: summary })),
  );
  expect(scan.trendsAndDrivers[0]?.support.map(({ insight }) => insight)).toEqual(
    trends.results[0]?.keyFinding.map(({ text }) => text),
  );
});

test("trends that a person has made longer are cut to what the description may hold", async () => {
  const trends = await trendsOf(refillDepots);
  const summary = "Owners count the boxes on every floor. ".repeat(20);
  const scan = await writeMarketScan(draftTools(refillDepots, { trends: { ...trends, summary } }));
  expect(scan.trendsAndDriversDescription.length).toBeLessThanOrEqual(500);
  expect(scan.trendsAndDriversDescription).toMatch(/floor\.$/u);
});

test("drafted companies carry the directory as their source, and no person, news or link", async () => {
  const { startups, incumbents } = await scanOf(refillDepots);
  expect([startups, incumbents].map(({ length }) => length)).toEqual([1, 2]);
  for (const company of [...startups, ...incumbents]) {
    expect(company.status).toBe("completed");
    expect(company.newsAndActivities).toEqual([]);
    for (const evidence of [company.overviewEvidence, company.headquartersEvidence, company.foundedEvidence]) {
      expect(evidence.sources).toMatchObject([{ classification: "library", url: null }]);
    }
  }
  expect(startups.every(({ keyContacts }) => keyContacts.length === 0)).toBe(true);
});

/** Tools as with a model: what the drafter writes, changed by `change`, comes from a model. */
function modelTools(brief: ConceptBrief, trends: Trends, change: (task: string, output: object) => void): WritingTools {
  const tools = draftTools(brief, { trends });
  const run: WritingTools["run"] = async (task, input, part) => {
    const { output } = await tools.run(task, input, part);
    change(task.name, output as object);
    return { output, origin: "model", model: "openai/test", notes: [] };
  };
  return { ...tools, run, tryRun: run };
}

test("companies named by a model carry no source, and what it does not know stays open", async () => {
  const tools = modelTools(refillDepots, await trendsOf(refillDepots), (task, output) => {
    if (task !== "startups") return;
    const [first] = (output as { startups: object[] }).startups;
    Object.assign(first ?? {}, { domain: "Unknown", headquarters: "Unknown", founded: "Unknown" });
  });
  const scan = await writeMarketScan(tools);
  expect(scan.origin).toBe("model");
  expect(scan.startups[0]).toMatchObject({ domain: "", headquarters: "Unknown", founded: "Unknown" });
  for (const { overviewEvidence, foundedEvidence } of [...scan.startups, ...scan.incumbents]) {
    expect([overviewEvidence.sources, foundedEvidence.sources]).toEqual([[], []]);
  }
});

test("a company that is both young and established is shown once", async () => {
  const tools = modelTools(refillDepots, await trendsOf(refillDepots), (task, output) => {
    if (task === "startups") Object.assign((output as { startups: object[] }).startups[0] ?? {}, { name: "ECOLAB" });
  });
  const { startups, incumbents } = await writeMarketScan(tools);
  expect(incumbents.map(({ name }) => name)).toContain("Ecolab");
  expect(startups.map(({ name }) => name)).not.toContain("ECOLAB");
});

test("all four tasks start at once", async () => {
  const trends = await trendsOf(refillDepots);
  const tools = draftTools(refillDepots, { trends });
  let running = 0;
  let most = 0;
  const run: WritingTools["run"] = async (task, input, part) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    const result = await tools.run(task, input, part);
    running -= 1;
    return result;
  };
  await writeMarketScan({ ...tools, run, tryRun: run });
  expect(most).toBe(4);
  expect(tools.started).toEqual(["market-forces", "startups", "incumbents", "priority-insights"]);
});
