import { ExecutiveSummaries, Overview } from "@seedbed/contract/report/overview/schemas";
import { officeEntries, officesProjected } from "@seedbed/rules/test-support/projected";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { draftTools, uuidsOf } from "#test-support/draft-tools.ts";
import { sectionsOfItsOwn } from "#test-support/drafted-ideas/sections-of-its-own.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { writeOverview } from "./write-overview.ts";

const write = (brief: (typeof conceptBriefs)[number], number = 0) =>
  writeOverview(draftTools(brief, sectionsOfItsOwn(brief, number)));

describe("the overview section", () => {
  test("[S2.3-05] [S2.3-06] [S2.3-07] has every field of overview and summaries", async () => {
    const { overview, summaries } = await write(refillDepots);
    expect(Overview.parse(overview)).toEqual(overview);
    expect(ExecutiveSummaries.parse(summaries)).toEqual(summaries);
    expect(overview.differentiators.map((item) => item.order)).toEqual([0, 1]);
    expect(overview).toMatchObject({ videoStatus: "idle", conceptImageOrigin: "draft", origin: "draft" });
    expect(overview.conceptImageUrl).toMatch(/^\/api\/v2\/concept\/[0-9a-f-]{36}\/image\?v=[0-9a-f]{24}\.svg$/);
  });

  test("starts both tasks at once", () => {
    const tools = draftTools(refillDepots, finishedSections(refillDepots));
    void writeOverview(tools);
    expect(tools.started).toEqual(["overview", "executive-summaries"]);
  });

  test("gives every item a uuid of its own, the same each time", async () => {
    const uuids = uuidsOf(await write(refillDepots));
    expect(new Set(uuids).size).toBe(uuids.length);
    expect(uuidsOf(await write(refillDepots))).toEqual(uuids);
  });

  test("shares no sentence with that of another idea", async () => {
    expect(sharedSentences(await Promise.all(conceptBriefs.map((brief, number) => write(brief, number))))).toEqual([]);
  });

  test("asks for each of its parts by its name", async () => {
    const tools = draftTools(refillDepots, finishedSections(refillDepots));
    const asked: string[] = [];
    const told =
      (run: typeof tools.run): typeof tools.run =>
      (task, input, part) => {
        asked.push(`${task.name}: ${part.about}`);
        return run(task, input, part);
      };
    const images: typeof tools.images = {
      ...tools.images,
      make: async (task, _input, part) => {
        asked.push(`${task.name}: ${part.about}`);
        return "0123456789abcdef01234567.png";
      },
    };
    const { overview } = await writeOverview({ ...tools, run: told(tools.run), tryRun: told(tools.run), images });
    expect(asked).toEqual([
      "overview: Overview",
      "executive-summaries: Executive summaries",
      "concept-image: Concept image",
    ]);
    expect(overview).toMatchObject({
      conceptImageUrl: `/api/v2/concept/${images.conceptId}/image?v=0123456789abcdef01234567.png`,
      conceptImageOrigin: "model",
      origin: "draft",
    });
  });

  test("has empty summaries where they could not be written, which are of whoever wrote the overview", async () => {
    const tools = draftTools(refillDepots, finishedSections(refillDepots));
    const run: typeof tools.run = async (...given) => ({ ...(await tools.run(...given)), origin: "model" });
    const { overview, summaries } = await writeOverview({ ...tools, run, tryRun: async () => null });
    expect(overview.origin).toBe("model");
    expect(summaries).toEqual({
      ...{ financialMarketSizeRevenue: "", financialMarketSizeSavings: "", marketScanTrendsDrivers: "" },
      ...{ marketScanEcosystem: "", financialBusinessModel: "", customerProfiles: "", keyAssumptions: "" },
      figures: { financialMarketSizeRevenue: [], financialMarketSizeSavings: [], financialBusinessModel: [] },
      origin: "model",
    });
    const mixed = await writeOverview({ ...tools, run });
    expect([mixed.overview.origin, mixed.summaries.origin]).toEqual(["model", "draft"]);
  });

  test("states the figures of the projection in each text that is about money", async () => {
    const projected = {
      ...finishedSections(refillDepots),
      financialProjection: { ...officesProjected(officeEntries), tam: 43_200_000, sam: 12_960_000, som: 1_296_000 },
    };
    const { overview, summaries } = await writeOverview(draftTools(refillDepots, projected));
    const words = (figures: readonly { words: string }[] = []) => figures.map((figure) => figure.words);
    expect(words(overview.marketSizeFigures)).toEqual(["$43.20M", "$12.96M", "$1.30M", "10%"]);
    expect(words(summaries.figures?.financialMarketSizeRevenue)).toEqual([
      "$43.20M",
      "$12.96M",
      "30.0%",
      "$1.30M",
      "10.0%",
      "40,000",
    ]);
    expect(words(summaries.figures?.financialMarketSizeSavings)).toEqual([]);
    const summarised = draftTools(refillDepots, projected);
    const said = await writeOverview({
      ...summarised,
      tryRun: async (task, input, part) => {
        const result = await summarised.run(task, input, part);
        Object.assign(result.output as object, {
          financialBusinessModel: "Worth $12.96M.",
          customerProfiles: "$43.20M",
        });
        return result;
      },
    });
    expect(words(said.summaries.figures?.financialBusinessModel)).toEqual(["$12.96M"]);
    const { financialProjection: _none, ...others } = finishedSections(refillDepots);
    const without = await writeOverview(draftTools(refillDepots, others));
    expect(without.overview.marketSizeFigures).toEqual([]);
  });
});
