import type { Trend, Trends } from "@seedbed/contract/report/trends/schemas";
import type { WritingTools } from "../writing/writing-tools.ts";
import { trendsTask } from "./tasks/trends/task.ts";

/** Writes the PESTEL analysis in one call. Its findings carry no sources: nothing was looked up. The call is needed. */
export async function writeTrends({ brief, run, id }: WritingTools): Promise<Trends> {
  const { output, origin } = await run(trendsTask, { brief }, { about: "Trends" });
  const results = output.categories.map(
    ({ category, summary, impact, whatWouldTurn, howToNotice, keyFindings }): Trend => ({
      uuid: id("trend", category),
      category,
      icon: icons[category],
      summary,
      impact,
      whatWouldTurn,
      howToNotice,
      keyFinding: keyFindings.map(({ text, direction }, index) => ({
        uuid: id("trend", category, "key-finding", index),
        text,
        direction,
        sources: [],
      })),
    }),
  );
  return { summary: output.summary, results, origin };
}

/** Tabler icon names. */
const icons: Readonly<Record<Trend["category"], string>> = {
  Political: "building-bank",
  Economic: "coins",
  Social: "users",
  Technological: "cpu",
  Environmental: "leaf",
  Legal: "gavel",
};
