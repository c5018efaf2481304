import type { Trend, Trends } from "@seedbed/contract/report/trends/schemas";
import { evidenceOf } from "../writing/evidence/evidence-of.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { trendsTask } from "./tasks/trends/task.ts";
import { trendIcons } from "./trend-icons.ts";

/** Writes the PESTEL analysis in one call, on what was read for it. Without research its findings carry no sources. The call is needed. */
export async function writeTrends({ brief, run, research, id, now }: WritingTools): Promise<Trends> {
  const researched = await research("trends");
  const { output, origin } = await run(trendsTask, { brief, ...researched }, { about: "Trends" });
  const read = { passages: researched?.passages ?? [], now };
  const results = output.categories.map(
    ({ category, summary, impact, whatWouldTurn, howToNotice, keyFindings }): Trend => ({
      uuid: id("trend", category),
      category,
      icon: trendIcons[category],
      summary,
      impact,
      whatWouldTurn,
      howToNotice,
      keyFinding: keyFindings.map(({ text, direction, claims }, index) => ({
        uuid: id("trend", category, "key-finding", index),
        text,
        direction,
        sources: [],
        ...evidenceOf(claims, read),
      })),
    }),
  );
  return { summary: output.summary, results, origin };
}
