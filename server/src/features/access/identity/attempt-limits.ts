import type { AccessDependencies } from "../dependencies.ts";
import {
  type AttemptBucket,
  countAttempt,
  forgetAttempts,
  readRefusal,
  removeEndedAttempts,
  trustNetwork,
  uncountAttempt,
} from "./attempt-store.ts";
import { networkOf } from "./network-of.ts";

/** How many attempts of a kind may fail within a window that begins with the first. */
const attemptRules = {
  "sign-in": { most: 10, minutes: 10 },
  "password-change": { most: 10, minutes: 10 },
  /** Codes that were typed in: three codes with five tries each. */
  code: { most: 15, minutes: 60 },
  /** Mails that were asked for; each of them counts. */
  mail: { most: 10, minutes: 10 },
  /** Codes of an authenticator app and recovery codes. */
  "second-factor": { most: 5, minutes: 15 },
  "event-report": { most: 10, minutes: 10 },
} as const;
export type AttemptKind = keyof typeof attemptRules;

export interface Attempt {
  kind: AttemptKind;
  /** Whom it is about: an email address in small letters, or an id. */
  subject: string;
  /** Network address of the caller. */
  address: string;
}

/** How long (ms) a network from which somebody signed in stays that person's. */
const trustedFor = 60 * 24 * 3_600_000;
/** How long (ms) strangers are refused without a look at the database, so that a flood of guesses costs next to nothing. */
const refusedFromMemoryFor = 2_000;
const rememberedMax = 10_000;

/**
 * Limits that hold for a person wherever the attempts come from, kept in the database for all servers. Networks from which the person
 * has signed in count apart from all others, so that a stranger's guesses elsewhere never keep the person out of there.
 */
export interface AttemptLimits {
  /** Counts an attempt before it is made. Null, or the seconds to wait: then nothing may be tried. */
  begin(attempt: Attempt): Promise<number | null>;
  /** The attempt was none: it counts no more. */
  takeBack(attempt: Attempt): Promise<void>;
  /** The attempt was right: it counts no more, and the caller's network is the person's from now on. */
  succeed(attempt: Attempt): Promise<void>;
  /** Forgets what no longer matters. Servers may do so at once. */
  removeOld(): Promise<void>;
}

interface Refusal {
  endsAt: Date;
  /** Networks of the person, which are counted apart. */
  trusted: string[];
  rememberedUntil: number;
}

export function createAttemptLimits({
  database,
  clock,
}: Pick<AccessDependencies, "database" | "clock">): AttemptLimits {
  const refusals = new Map<string, Refusal>();
  const bucketOf = ({ kind, subject, address }: Attempt): AttemptBucket => ({
    kind,
    subject,
    network: networkOf(address),
    now: clock(),
  });

  const rememberedWait = ({ kind, subject, network, now }: AttemptBucket): number | null => {
    const refusal = refusals.get(`${kind} ${subject}`);
    if (!refusal || refusal.rememberedUntil <= now.getTime() || refusal.endsAt <= now) return null;
    return network !== null && refusal.trusted.includes(network) ? null : secondsUntil(refusal.endsAt, now);
  };

  return {
    async begin(attempt) {
      const bucket = bucketOf(attempt);
      const remembered = rememberedWait(bucket);
      if (remembered !== null) return remembered;
      const { most, minutes } = attemptRules[attempt.kind];
      const endsAt = new Date(bucket.now.getTime() + minutes * 60_000);
      const refusal = await database.withSystem(async (transaction) =>
        (await countAttempt(transaction, bucket, { most, endsAt })) ? null : readRefusal(transaction, bucket),
      );
      if (!refusal) return null;
      if (!refusal.own) {
        if (refusals.size >= rememberedMax) refusals.clear();
        const rememberedUntil = bucket.now.getTime() + refusedFromMemoryFor;
        refusals.set(`${attempt.kind} ${attempt.subject}`, { ...refusal, rememberedUntil });
      }
      return secondsUntil(refusal.endsAt, bucket.now);
    },
    takeBack: (attempt) => database.withSystem((transaction) => uncountAttempt(transaction, bucketOf(attempt))),
    async succeed(attempt) {
      const bucket = bucketOf(attempt);
      const until = new Date(bucket.now.getTime() + trustedFor);
      await database.withSystem(async (transaction) => {
        await uncountAttempt(transaction, bucket);
        await trustNetwork(transaction, bucket, until);
        await forgetAttempts(transaction, bucket);
      });
      for (const kind of Object.keys(attemptRules)) refusals.delete(`${kind} ${attempt.subject}`);
    },
    removeOld: () => database.withSystem((transaction) => removeEndedAttempts(transaction, clock())),
  };
}

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
