import { ExecutiveSummaries, Overview } from "@seedbed/contract/report/overview/schemas";
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
});
