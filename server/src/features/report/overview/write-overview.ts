import type { SectionContents } from "@seedbed/contract/report/sections";
import { digestReport } from "../writing/digest.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { writeImage } from "./image/write-image.ts";
import { stateFigures } from "./state-figures.ts";
import { executiveSummariesTask } from "./tasks/executive-summaries/task.ts";
import { overviewTask } from "./tasks/overview/task.ts";

/**
 * Writes the overview and the executive summaries, both from the finished sections in short, and has the image made, all at the same time. The
 * overview is needed; without the summaries their fields are empty, and without an image model's image the concept is drawn.
 */
export async function writeOverview(tools: WritingTools): Promise<SectionContents["overview"]> {
  const { brief, finished, run, tryRun, id } = tools;
  const input = { brief, report: digestReport(finished) };
  const [overview, summaries, image] = await Promise.all([
    run(overviewTask, input, { about: "Overview" }),
    tryRun(executiveSummariesTask, input, { about: "Executive summaries" }),
    writeImage(tools),
  ]);
  const items = (list: string, descriptions: readonly string[]) =>
    descriptions.map((description, order) => ({ uuid: id(list, order), order, description }));
  const { financialProjection: projection } = finished;
  const stated = (text: string) => (projection ? stateFigures(text, projection) : []);
  const said = summaries?.output ?? noSummaries;
  return {
    overview: {
      ...overview.output,
      differentiators: items("differentiator", overview.output.differentiators),
      rightsToWin: items("right-to-win", overview.output.rightsToWin),
      marketSizeFigures: stated(overview.output.marketSizeSummary),
      ...image,
      conceptVideoUrl: null,
      videoStatus: "idle",
      videoGenerationStage: null,
      videoGenerationProgress: null,
      origin: overview.origin,
    },
    summaries: {
      ...said,
      figures: {
        financialMarketSizeRevenue: stated(said.financialMarketSizeRevenue),
        financialMarketSizeSavings: stated(said.financialMarketSizeSavings),
        financialBusinessModel: stated(said.financialBusinessModel),
      },
      origin: summaries?.origin ?? overview.origin,
    },
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
