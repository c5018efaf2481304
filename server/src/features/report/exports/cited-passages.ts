import type { Transaction } from "../../../platform/database/database.ts";
import { indexPassages } from "../../../platform/research/passages/passage-index.ts";
import { passagesOf } from "../../../platform/research/passages/passages-of.ts";
import { rankPassages } from "../../../platform/research/passages/rank-passages.ts";
import { standingSources } from "../editing/accept/accept-sources.ts";
import { readKeptSources } from "../evidence/kept-sources.ts";
import type { StandingReport } from "./standing-report.ts";

/** Words of a source of the report. */
export interface CitedPassageOf {
  text: string;
  /** What its source is called. */
  title: string;
  sourceUuid: string;
}

/** The passages of a report's own sources that are nearest to what was said; none where nothing was read for it. */
export async function readPassagesFor(
  transaction: Transaction,
  report: StandingReport,
  { said, most }: { said: string; most: number },
): Promise<CitedPassageOf[]> {
  const sources = new Map(report.flatMap(({ content }) => [...standingSources(content)]));
  const kept = await readKeptSources(transaction, [...sources.keys()]);
  const candidates = [...kept].flatMap(([uuid, { text }]) => {
    const { title = "", publisher = "" } = sources.get(uuid) ?? {};
    const passages = passagesOf(text).map(({ start, end }) => text.slice(start, end));
    return passages.map((words) => ({ text: words, page: uuid, title, publisher }));
  });
  if (candidates.length === 0 || said.trim() === "") return [];
  const nearest = await rankPassages({ question: said }, indexPassages(candidates), { most });
  return nearest.map(({ text, title, page }) => ({ text, title, sourceUuid: page }));
}
