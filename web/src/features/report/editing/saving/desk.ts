import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { readAgain } from "../../../../transport/queries/read-again.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { currentSession } from "../../../../transport/session.ts";
import { type DeskState, emptyDesk, type Unsaved } from "./desk-state.ts";
import { lineBack, passesByItself } from "./line-back.ts";

const firstPause = 1_000;
const longestPause = 10_000;

interface Job extends Unsaved {
  /** Shows the change in what was read; absent where it changes nothing that is shown before it is made. */
  show?(): void;
  send(): Promise<void>;
  fail(error: unknown): Promise<void> | void;
}

export type Desk = ReturnType<typeof createDesk>;

/** Where a person's changes of one report lie until the server has them, in their order, and what became of them. */
export function createDesk(
  queryClient: QueryClient,
  { conceptId, owner }: { conceptId: string; owner: string | null },
) {
  let state = emptyDesk;
  let jobs: readonly Job[] = [];
  let isRunning = false;
  let told = 0;
  const listeners = new Set<() => void>();
  /** Revisions that this window has made, "trends 7". */
  const ours = new Set<string>();
  const stale = new Set<ReportSection>();
  const heard: { section: ReportSection; revision: number }[] = [];

  const set = (change: Partial<DeskState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const take = (next: readonly Job[]) => {
    jobs = next;
    set({ unsaved: jobs });
  };

  // What was read again while changes are on their way does not know of them.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual || jobs.length === 0) return;
    const [, id, section] = event.query.queryKey;
    if (event.query.queryKey[0] !== "report" || id !== conceptId) return;
    for (const job of jobs) if (job.section === section) job.show?.();
  });

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let pause = firstPause; jobs[0]; ) {
      const [job] = jobs;
      // Nobody's changes are made under the name of who signed in after them.
      if ((currentSession()?.user.uuid ?? null) !== owner) {
        take([]);
        break;
      }
      try {
        await job.send();
        pause = firstPause;
      } catch (error) {
        if (passesByItself(error)) {
          set({ isCutOff: true });
          await lineBack(pause);
          pause = Math.min(2 * pause, longestPause);
          continue;
        }
        take(jobs.slice(1));
        await job.fail(error);
        continue;
      }
      set({ isCutOff: false });
      take(jobs.slice(1));
    }
    isRunning = false;
    set({ isCutOff: false });
    await readStale();
  }

  async function readStale(): Promise<void> {
    for (const { section, revision } of heard.splice(0)) if (!ours.has(`${section} ${revision}`)) stale.add(section);
    const sections = [...stale];
    stale.clear();
    await Promise.all(sections.map(readSectionAgain));
  }

  const readSectionAgain = (section: ReportSection) => readAgain(queryClient, reportKeys.section(conceptId, section));

  const settle = (section: ReportSection) => {
    stale.add(section);
    if (!isRunning) void readStale();
  };

  function enqueue(job: Job): void {
    take([...jobs, job]);
    void run();
  }

  const desk = {
    conceptId,
    owner,
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    enqueue,
    settle,
    readAgain: readSectionAgain,
    say(says: string, offers: "undo" | "redo" | null): void {
      told += 1;
      set({ notice: { says, offers, id: told } });
    },
    made(section: ReportSection, revision: number): void {
      ours.add(`${section} ${revision}`);
    },
    /** A section says something else, as an event tells; what this window did itself it knows. */
    hear(section: ReportSection, revision: number): void {
      heard.push({ section, revision });
      if (!isRunning) void readStale();
    },
    drop(of: "refused" | "conflicts", key: string): void {
      const { [key]: _gone, ...others } = state[of];
      set({ [of]: others });
    },
  };
  return desk;
}
