import { createTurns, type Turns } from "./turns.ts";

/** For whom something is done: a company, or the server itself, and one of its people. */
export interface Claimant {
  company: string;
  person: string | null;
}

/** Gives the place back. Calling it twice does no harm. */
export type Release = () => void;

export interface FairQueue {
  /**
   * Waits for a place and resolves with its release. `since`: since when what it belongs to has been under way, in milliseconds; now when absent. Rejects with
   * the signal's reason when that aborts first; the wait is given up then.
   */
  enter(claimant: Claimant, wait?: { since?: number | undefined; signal?: AbortSignal | undefined }): Promise<Release>;
  /** How many of the company's wait. */
  waitingOf(company: string): number;
}

/** At the same moment: of all, and of one company. */
export interface Places {
  all: number;
  company?: number;
}

interface Waiter {
  since: number;
  start(): void;
}

interface Person {
  running: number;
  turn: number;
  waiting: Waiter[];
}

interface Company {
  running: number;
  turn: number;
  waiting: number;
  people: Turns<Person>;
}

const newPerson = (turn: number): Person => ({ running: 0, turn, waiting: [] });
const newCompany = (turn: number): Company => ({ running: 0, turn, waiting: 0, people: createTurns(newPerson) });
const isIdle = ({ running, waiting }: Company) => running === 0 && waiting === 0;
const isIdlePerson = ({ running, waiting }: Person) => running === 0 && waiting.length === 0;
const lessRunning = (one: { running: number }, other: { running: number }) => one.running - other.running;

/**
 * A few places that companies share, however much each of them asks for: of those that wait and may start, the one with the least under way comes first, and
 * of equals the one whose turn it is: between two starts of a company, every other one that has no more under way has had a start, and one that has just
 * come is ahead of those that have had theirs. Within a company the same holds for its people; within a person the oldest work comes first, and of that
 * what came first.
 */
export function createFairQueue({ all, company: perCompany = all }: Places): FairQueue {
  const companies = createTurns(newCompany);
  let running = 0;

  function occupy(claimant: Claimant): Release {
    const company = companies.of(claimant.company);
    const person = company.people.of(keyOf(claimant));
    for (const each of [company, person]) each.running += 1;
    running += 1;
    companies.took(company);
    company.people.took(person);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      for (const each of [company, person]) each.running -= 1;
      running -= 1;
      forget(claimant);
      startNext();
    };
  }

  function startNext(): void {
    while (running < all) {
      const company = companies.next((each) => each.waiting > 0 && each.running < perCompany, lessRunning);
      const person = company?.people.next((each) => each.waiting.length > 0, lessRunning);
      if (!company || !person) return;
      company.waiting -= 1;
      person.waiting.shift()?.start();
    }
  }

  function leave(claimant: Claimant, waiter: Waiter): void {
    const company = companies.get(claimant.company);
    const waiting = company?.people.get(keyOf(claimant))?.waiting ?? [];
    const place = waiting.indexOf(waiter);
    if (!company || place < 0) return;
    waiting.splice(place, 1);
    company.waiting -= 1;
    forget(claimant);
  }

  function forget(claimant: Claimant): void {
    companies.get(claimant.company)?.people.forget(keyOf(claimant), isIdlePerson);
    companies.forget(claimant.company, isIdle);
  }

  return {
    waitingOf: (name) => companies.get(name)?.waiting ?? 0,
    async enter(claimant, { since = Date.now(), signal } = {}) {
      signal?.throwIfAborted();
      return new Promise<Release>((resolve, reject) => {
        const giveUp = () => {
          leave(claimant, waiter);
          reject(signal?.reason);
        };
        const waiter: Waiter = {
          since,
          start() {
            signal?.removeEventListener("abort", giveUp);
            resolve(occupy(claimant));
          },
        };
        signal?.addEventListener("abort", giveUp, { once: true });
        const company = companies.of(claimant.company);
        const { waiting } = company.people.of(keyOf(claimant));
        waiting.splice(waiting.findLastIndex((other) => other.since <= since) + 1, 0, waiter);
        company.waiting += 1;
        startNext();
      });
    },
  };
}

const keyOf = ({ person }: Claimant) => person ?? "";
