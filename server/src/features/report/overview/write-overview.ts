import type { SectionContents } from "@seedbed/contract/report/sections";
import { digestReport } from "../writing/digest.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { executiveSummariesTask } from "./tasks/executive-summaries/task.ts";
import { overviewTask } from "./tasks/overview/task.ts";

/**
 * Writes the overview and the executive summaries at the same time, both from the finished sections in short. The overview is needed; without the
 * summaries their fields are empty.
 */
export async function writeOverview({
  brief,
  finished,
  run,
  tryRun,
  id,
}: WritingTools): Promise<SectionContents["overview"]> {
  const input = { brief, report: digestReport(finished) };
  const [overview, summaries] = await Promise.all([
    run(overviewTask, input, { about: "Overview" }),
    tryRun(executiveSummariesTask, input, { about: "Executive summaries" }),
  ]);
  const items = (list: string, descriptions: readonly string[]) =>
    descriptions.map((description, order) => ({ uuid: id(list, order), order, description }));
  return {
    overview: {
      ...overview.output,
      differentiators: items("differentiator", overview.output.differentiators),
      rightsToWin: items("right-to-win", overview.output.rightsToWin),
      conceptImageUrl: null,
      conceptVideoUrl: null,
      videoStatus: "idle",
      videoGenerationStage: null,
      videoGenerationProgress: null,
      origin: overview.origin,
    },
    summaries: { ...(summaries?.output ?? noSummaries), origin: summaries?.origin ?? overview.origin },
  };
}

const noSummaries = {
  financialMarketSizeRevenue: "",
  financialMarketSizeSavings: "",
  marketScanTrendsDrivers: "",
  marketScanEcosystem: "",
  financialBusinessModel: "",
  customerProfiles: "",
  keyAssumptions: "",
};
