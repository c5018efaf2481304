import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ResearchQuestion } from "@seedbed/contract/report/research/schemas";
import type { Database } from "../../../../platform/database/database.ts";
import type { ReportDependencies, SectionInput } from "../../dependencies.ts";
import { presentRead } from "./present-read.ts";
import { countPassages, forgetEarlierReads, type ReadRow, writeProgress, writeReads } from "./progress-store.ts";

/** What research of a topic has taken. */
export interface Taken {
  /** Questions that were asked, by uuid. */
  asked: string[];
  searches: number;
  /** Those whose answer was kept from before; absent in what an earlier release found. */
  keptSearches?: number;
  /** US dollars; null when the price is not known. */
  usd: number | null;
  /** A sentence when it ended early. */
  ended: string | null;
}

/** Milliseconds between two passing events of a section: more nobody can read. What is left out stands in the state. */
const readableMs = 500;

export type SectionProgress = ReturnType<typeof createSectionProgress>;

/** Keeps and tells how far the research of a section has come. All of it can be written again after a crash. */
export function createSectionProgress(
  {
    hub,
    clock,
    log,
    database,
  }: Pick<ReportDependencies, "hub" | "clock" | "log"> & { database: Pick<Database, "withTenant"> },
  { accountId, userId, conceptId, runId, section }: SectionInput,
  questions: readonly ResearchQuestion[],
) {
  const taken = new Map<string, Taken>();
  let current: string | null = null;
  let working = 0;
  let toldAt = 0;
  let isBegun = false;
  let last: Promise<void> = Promise.resolve();
  const key = { accountId, conceptId, section, runId };

  /** One after the other, or an earlier state could be written last. */
  function write(rows: readonly ReadRow[] = []): Promise<void> {
    const all = [...taken.values()];
    const usd = all.reduce<number | null>(
      (sum, each) => (sum === null || each.usd === null ? null : sum + each.usd),
      0,
    );
    const progress = {
      ...key,
      questions: questions.length,
      asked: new Set(all.flatMap(({ asked }) => asked)).size,
      searches: all.reduce((sum, { searches }) => sum + searches, 0),
      keptSearches: all.reduce((sum, { keptSearches = 0 }) => sum + keptSearches, 0),
      current,
      usd,
      ended: all.find(({ ended }) => ended !== null)?.ended ?? null,
      isDone: working === 0,
    };
    last = last
      .then(() =>
        database.withTenant({ accountId, userId }, async (transaction) => {
          if (!isBegun) await forgetEarlierReads(transaction, key);
          await writeReads(transaction, rows);
          await writeProgress(transaction, progress);
          isBegun = true;
        }),
      )
      // Nothing that is looked up is lost because nobody can see how far it is.
      .catch((error: unknown) => log.warn({ run: runId, section, err: error }, "progress could not be written"));
    return last;
  }

  function tell(question: string, row: ReadRow | null): void {
    const now = clock().getTime();
    if (row && now - toldAt < readableMs) return;
    toldAt = now;
    hub.pass({ accountId }, "concept.research.progress.account", {
      conceptUuid: conceptId,
      section: section satisfies ReportSection,
      question,
      page: row && presentRead(row),
    });
  }

  return {
    async begin(topic: string): Promise<void> {
      working += 1;
      taken.set(topic, { asked: [], searches: 0, usd: 0, ended: null });
      await write();
    },
    async ask(question: ResearchQuestion): Promise<void> {
      current = question.uuid;
      await write();
      tell(question.uuid, null);
    },
    /** Pages in a state that is new; the last of them is told. */
    async read(rows: readonly ReadRow[]): Promise<void> {
      await write(rows);
      const row = rows.at(-1);
      if (row) tell(row.question, row);
    },
    take(topic: string, now: Taken): void {
      taken.set(topic, now);
    },
    /** A topic is looked up; `passages` by source. What an earlier execution found counts as it was counted then. */
    async finish(topic: string, found: Taken, passages: ReadonlyMap<string, number>): Promise<void> {
      taken.set(topic, found);
      working -= 1;
      if (working === 0) current = null;
      await write();
      await database.withTenant({ accountId, userId }, (transaction) => countPassages(transaction, key, passages));
      const [question] = found.asked.slice(-1);
      if (question) tell(question, null);
    },
  };
}
