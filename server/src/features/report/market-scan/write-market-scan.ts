import type { MarketForce, MarketScan, PriorityInsight } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { withinLimit } from "../writing/drafting/within-limit.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { presentIncumbent, presentStartup } from "./present-company.ts";
import { incumbentsTask } from "./tasks/incumbents/task.ts";
import { marketForcesTask } from "./tasks/market-forces/task.ts";
import { trendWords } from "./tasks/priority-insights/prompt.ts";
import { priorityInsightsTask } from "./tasks/priority-insights/task.ts";
import { startupsTask } from "./tasks/startups/task.ts";

const longestDescription = 500;

/** Writes the market scan in four calls at once, on top of the finished trends. It fails when more than two of the four fail. */
export async function writeMarketScan({ brief, finished, tryRun, allowGaps, id }: WritingTools): Promise<MarketScan> {
  const { trends } = finished;
  if (!trends) throw new RangeError("The market scan needs the finished trends.");
  const [forces, startups, incumbents, insights] = await Promise.all([
    tryRun(marketForcesTask, { brief }, { about: "Market forces" }),
    tryRun(startupsTask, { brief }, { about: "Startups" }),
    tryRun(incumbentsTask, { brief }, { about: "Incumbents" }),
    tryRun(priorityInsightsTask, { brief, trends: trendWords(trends) }, { about: "Priority insights" }),
  ]);
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
      (insight, index): PriorityInsight => ({ uuid: id("priority-insight", index), ...insight, sources: [] }),
    ),
    marketForces: (forces?.output.forces ?? []).map(
      (force, index): MarketForce => ({ uuid: id("market-force", index), ...force }),
    ),
    startups: young.map((words) => presentStartup(words, startups?.origin ?? "model", id)),
    incumbents: (incumbents?.output.incumbents ?? []).map((words) =>
      presentIncumbent(words, incumbents?.origin ?? "model", id),
    ),
    origin: parts.some((part) => part?.origin === "draft") ? "draft" : "model",
  };
}

/** The trends in the shape of version v2 of the market scan. */
function trendsAndDrivers(trends: Trends, id: WritingTools["id"]): MarketScan["trendsAndDrivers"] {
  return trends.results.map(({ category, summary, keyFinding }) => ({
    uuid: id("trend-and-driver", category),
    name: category,
    description: summary,
    support: keyFinding.map(({ text, sources }) => ({ insight: text, sources })),
  }));
}
