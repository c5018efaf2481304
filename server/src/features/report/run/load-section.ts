import type { SectionNote } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { ReportDependencies, SectionInput } from "../dependencies.ts";
import { loadBrief } from "../operations/load-brief.ts";
import { readContents } from "../revisions/revision-store.ts";
import type { ContentHashes } from "../section-states.ts";
import { sections } from "../sections.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { type AskedTask, findTaskAnswers, type KeptAnswers } from "./kept-answers.ts";
import { findRunningRun } from "./run-store.ts";
import { gapsIn, writtenWithout } from "./section-notes.ts";

/** What a section is written from, with the answers that earlier executions and runs have kept. */
export interface LoadedSection extends Pick<WritingTools, "brief" | "finished" | "now"> {
  kept: KeptAnswers;
  /** Whether only gaps are asked for: other answers are taken by task and part, whatever they were asked about. */
  keepsParts: boolean;
  asksFor(asked: Pick<AskedTask, "task" | "part">): boolean;
  gapsLeft: SectionNote[];
  /** Whether something stands that the section takes the place of, perhaps in other words. */
  isAnew: boolean;
  /** Marks for what was missing in the sections that this one is written from. */
  writtenWithout: SectionNote[];
  /** What the sections it is written from said when they were read. */
  hashes: ContentHashes;
  /** When the run began, in milliseconds since 1970. */
  since: number;
}

/** Reads it on every execution; null when there is nothing to write: the run is over, or an earlier execution stored the section. */
export async function loadSection(
  dependencies: Pick<ReportDependencies, "readCompany" | "readSeedBrief">,
  transaction: Transaction,
  input: SectionInput,
): Promise<LoadedSection | null> {
  const { needs } = sections[input.section];
  const found = await findRunningRun(transaction, input);
  if (!found) return null;
  const { run, rows } = found;
  const began = rows.get(input.section);
  if (began?.status !== "pending" || began.runId !== run.id) return null;
  const fills = run.filling.includes(input.section);
  const gaps = fills ? gapsIn(began.notes) : [];
  const isWanted = (name: string) => run.part === null || run.part === name;
  return {
    brief: await loadBrief(dependencies, transaction, input),
    finished: await readContents(transaction, input.conceptId, needs),
    kept: await findTaskAnswers(transaction, input),
    keepsParts: fills,
    asksFor: ({ task, part }) => gaps.some((gap) => gap.part === (part ? `${task.name}:${part}` : task.name)),
    gapsLeft: gaps.filter(({ part }) => !isWanted(part)),
    // What fills a gap leaves everything else as it is.
    isAnew: typeof began.contentHash === "string" && !fills,
    writtenWithout: writtenWithout(needs, (need) => rows.get(need)?.notes ?? []),
    hashes: Object.fromEntries([...rows].map(([section, row]) => [section, row.contentHash])),
    since: run.startedAt.getTime(),
    now: (began.startedAt ?? run.startedAt).toISOString(),
  };
}
