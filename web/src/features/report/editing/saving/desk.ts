import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../../transport/failure.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { currentSession } from "../../../../transport/session.ts";
import { type DeskState, emptyDesk, fieldKey, type NamedField, type Unsaved } from "./desk-state.ts";
import { lineBack, passesByItself } from "./line-back.ts";
import { noteWork } from "./note-work.ts";
import { readShown, showChange } from "./section-cache.ts";

const firstPause = 1_000;
const longestPause = 10_000;

interface Job extends Unsaved {
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
    for (const job of jobs)
      if (job.change && job.section === section)
        showChange(queryClient, { conceptId, section: job.section }, job.change);
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
    await Promise.all(sections.map(readAgain));
  }

  // A first read under way would win over a second one.
  async function readAgain(section: ReportSection): Promise<void> {
    const queryKey = reportKeys.section(conceptId, section);
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  }

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
    readAgain,
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export interface SaveOrder extends NamedField {
  change: PersonalChange;
  /** What is said when it is done. */
  says: string;
  /** The same as a thing: "change of Summary". */
  what: string;
  /** Whether others follow from what is changed, or the server adds to it: the section is read again then. */
  isRead: boolean;
}

/**
 * Changes a section: the page shows it at once, and the server is told in turn. Resolves to null when it has it, or to why it refused. What a
 * person wrote is kept in either case: as `refused`, or in `conflicts` when somebody else's value stands there.
 */
export function save(queryClient: QueryClient, desk: Desk, order: SaveOrder): Promise<unknown> {
  const { section, change, says, what, address, label } = order;
  const place = { conceptId: desk.conceptId, section };
  const key = fieldKey(section, address);
  showChange(queryClient, place, change);
  return new Promise((resolve) => {
    desk.enqueue({
      section,
      change,
      async send() {
        const { revision } = await call("POST v2/concept/{id}/report/{section}/changes", {
          params: { id: desk.conceptId, section },
          body: { changes: [change] },
        });
        desk.made(section, revision);
        const done = { section, revision, says, what, at: Date.now() };
        desk.set({ done: [...desk.read().done, done].slice(-50), takenBack: [] });
        desk.say(says, "undo");
        noteWork(queryClient, place, change);
        if (order.isRead) desk.settle(section);
        resolve(null);
      },
      async fail(error) {
        if (change.kind === "set") {
          const isConflict = error instanceof CallFailed && error.code === "conflict";
          const named = { section, address, label };
          showChange(queryClient, place, { ...change, value: change.seen });
          // Theirs has to be there before both are shown side by side.
          if (isConflict) await desk.readAgain(section);
          else desk.settle(section);
          const { refused, conflicts } = desk.read();
          const { value } = change;
          if (!isConflict)
            desk.set({ refused: { ...refused, [key]: { ...named, value, sentence: sentenceOf(error) } } });
          else if (!isSame(readShown(queryClient, place, change), value))
            desk.set({ conflicts: { ...conflicts, [key]: { ...named, mine: value } } });
        } else {
          desk.settle(section);
          if (change.kind !== "add") desk.say(sentenceOf(error), null);
        }
        resolve(error);
      },
    });
  });
}
