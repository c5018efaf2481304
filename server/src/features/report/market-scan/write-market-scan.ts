import type { MarketForce, MarketScan, PriorityInsight } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { withinLimit } from "../writing/drafting/within-limit.ts";
import { evidenceOf } from "../writing/evidence/evidence-of.ts";
import type { Researched, WritingTools } from "../writing/writing-tools.ts";
import { presentIncumbent, presentStartup } from "./present-company.ts";
import { incumbentsTask } from "./tasks/incumbents/task.ts";
import { marketForcesTask } from "./tasks/market-forces/task.ts";
import { trendWords } from "./tasks/priority-insights/prompt.ts";
import { priorityInsightsTask } from "./tasks/priority-insights/task.ts";
import { startupsTask } from "./tasks/startups/task.ts";

const longestDescription = 500;

/**
 * Writes the market scan in four calls at once, on top of the finished trends and of what was read for each. It fails when more than two of the four
 * fail.
 */
export async function writeMarketScan(tools: WritingTools): Promise<MarketScan> {
  const { brief, finished, tryRun, allowGaps, id, now } = tools;
  const { trends } = finished;
  if (!trends) throw new RangeError("The market scan needs the finished trends.");
  const [onForces, onCompanies, onInsights] = await Promise.all([
    tools.research("forces"),
    tools.research("companies"),
    tools.research("insights"),
  ]);
  const [forces, startups, incumbents, insights] = await Promise.all([
    tryRun(marketForcesTask, { brief, ...onForces }, { about: "Market forces" }),
    tryRun(startupsTask, { brief, ...onCompanies }, { about: "Startups" }),
    tryRun(incumbentsTask, { brief, ...onCompanies }, { about: "Incumbents" }),
    tryRun(priorityInsightsTask, { brief, trends: trendWords(trends), ...onInsights }, { about: "Priority insights" }),
  ]);
  const readFor = (researched: Researched | null) => ({ passages: researched?.passages ?? [], now });
  const ground = (part: { origin: "model" | "draft" } | null) => ({
    origin: part?.origin ?? "model",
    id,
    read: readFor(onCompanies),
  });
  const parts = [forces, startups, incumbents, insights];
  allowGaps(parts, 2);
  const established = new Set(incumbents?.output.incumbents.map(({ name }) => name.toLowerCase()));
  const young = startups?.output.startups.filter(({ name }) => !established.has(name.toLowerCase())) ?? [];
  return {
    uuid: id("market-scan"),
    trendsAndDriversDescription: withinLimit(trends.summary, longestDescription),
    ecosystemDescription: incumbents?.output.ecosystemDescription ?? "",
    trendsAndDrivers: trendsAndDrivers(trends, id),
    priorityInsights: (insights?.output.insights ?? []).map(
      ({ claims, ...insight }, index): PriorityInsight => ({
        uuid: id("priority-insight", index),
        ...insight,
        sources: [],
        ...evidenceOf(claims, readFor(onInsights)),
      }),
    ),
    marketForces: (forces?.output.forces ?? []).map(
      ({ claims, ...force }, index): MarketForce => ({
        uuid: id("market-force", index),
        ...force,
        ...evidenceOf(claims, readFor(onForces)),
      }),
    ),
    startups: young.map((words) => presentStartup(words, ground(startups))),
    incumbents: (incumbents?.output.incumbents ?? []).map((words) => presentIncumbent(words, ground(incumbents))),
    origin: parts.some((part) => part?.origin === "draft") ? "draft" : "model",
  };
}

/** The trends in the shape of version v2 of the market scan. */
function trendsAndDrivers(trends: Trends, id: WritingTools["id"]): MarketScan["trendsAndDrivers"] {
  return trends.results.map(({ category, summary, keyFinding }) => ({
    uuid: id("trend-and-driver", category),
    name: category,
    description: summary,
    support: keyFinding.map(({ text, sources, claims }) => ({ insight: text, sources, ...(claims ? { claims } : {}) })),
  }));
}
