import type { Trend, Trends } from "@seedbed/contract/report/trends/schemas";
import { pestel } from "../../../library/pestel.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { trendsTask } from "./tasks/trends/task.ts";

/** Writes the PESTEL analysis in one call. Its findings carry no sources: nothing was looked up. The call is needed. */
export async function writeTrends({ brief, run, id }: WritingTools): Promise<Trends> {
  const { output, origin } = await run(trendsTask, { brief }, { about: "Trends" });
  const results = output.categories.map(
    ({ category, summary, impact, keyFindings }): Trend => ({
      uuid: id("trend", category),
      category,
      icon: iconOf(category),
      summary,
      impact,
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

function iconOf(category: Trend["category"]): string {
  const entry = pestel.find((candidate) => candidate.category === category);
  if (!entry) throw new RangeError(`The library has no PESTEL category "${category}".`);
  return entry.icon;
}
