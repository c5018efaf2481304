import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";
import { type MailTrouble, mails } from "./tables.ts";

export type WaitingMail = typeof mails.$inferSelect;

/** Whose mail it is while it is sent. */
export interface Lease {
  id: string;
  owner: string;
}

const emptied = { subject: "", text: "", html: "" } as const;
const released = { leaseOwner: null, leaseUntil: null } as const;
const isFree = (now: Date) => or(isNull(mails.leaseUntil), lt(mails.leaseUntil, now));
const held = ({ id, owner }: Lease) => and(eq(mails.id, id), eq(mails.leaseOwner, owner));

/** Takes the mail that has been due longest, for this owner alone until the lease ends; undefined when none is due. Counts the attempt. */
export async function takeDueMail(
  transaction: Transaction,
  { owner, now, until }: { owner: string; now: Date; until: Date },
): Promise<WaitingMail | undefined> {
  const next = transaction
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, "waiting"), lte(mails.nextAttemptAt, now), gt(mails.expiresAt, now), isFree(now)))
    .orderBy(mails.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await transaction
    .update(mails)
    .set({ leaseOwner: owner, leaseUntil: until, attempts: sql`${mails.attempts} + 1` })
    // Asked once: a list would be asked again for each mail where the planner believes that there are few, and every answer would be taken.
    .where(sql`${mails.id} = ${next}`)
    .returning();
  return taken;
}

/** When the next one is due, or free to be taken; null when none waits. */
export async function nextDueAt(transaction: Transaction, now: Date): Promise<Date | null> {
  const [row] = await transaction
    .select({
      at: sql<Date | null>`min(greatest(${mails.nextAttemptAt}, ${mails.leaseUntil}))`.mapWith(mails.nextAttemptAt),
    })
    .from(mails)
    .where(and(eq(mails.status, "waiting"), gt(mails.expiresAt, now)));
  return row?.at ?? null;
}

/** Keeps the owner's leases for longer. */
export async function renewLeases(transaction: Transaction, owner: string, until: Date): Promise<void> {
  await transaction
    .update(mails)
    .set({ leaseUntil: until })
    .where(and(eq(mails.leaseOwner, owner), isNotNull(mails.leaseUntil)));
}

/** Says that the text is now handed over. False when the mail is no longer this owner's, or was cancelled: then nothing may be sent. */
export async function beginHandover(transaction: Transaction, lease: Lease, until: Date): Promise<boolean> {
  const begun = await transaction
    .update(mails)
    .set({ handovers: sql`${mails.handovers} + 1`, leaseUntil: until })
    .where(and(held(lease), eq(mails.status, "waiting")))
    .returning({ id: mails.id });
  return begun.length > 0;
}

/** The mail server has it. */
export async function markSent(transaction: Transaction, lease: Lease, now: Date): Promise<void> {
  await transaction
    .update(mails)
    .set({ ...emptied, ...released, status: "sent", sentAt: now, trouble: null, lastError: "" })
    .where(held(lease));
}

/** Nothing more is tried. False when that was not this owner's to say. */
export async function markFailed(transaction: Transaction, lease: Lease, words: string): Promise<boolean> {
  const failed = await transaction
    .update(mails)
    .set({ ...emptied, ...released, status: "failed", lastError: words })
    .where(and(held(lease), eq(mails.status, "waiting")))
    .returning({ id: mails.id });
  return failed.length > 0;
}

export interface Postponement {
  until: Date;
  trouble: MailTrouble;
  words: string;
  /** Whether the mail server said that it does not have what was handed over. */
  isAnswered: boolean;
  handedOver: boolean;
}

/** It is tried again at `until`. */
export async function postpone(transaction: Transaction, lease: Lease, why: Postponement): Promise<void> {
  const { until, trouble, words, isAnswered, handedOver } = why;
  await transaction
    .update(mails)
    .set({
      ...released,
      nextAttemptAt: until,
      trouble,
      lastError: words,
      ...(isAnswered && handedOver ? { handovers: sql`${mails.handovers} - 1` } : {}),
    })
    .where(held(lease));
}

/** Whatever else is due waits as well, without counting as tried: the mail server cannot be reached. */
export async function postponeDue(
  transaction: Transaction,
  { now, pause, words }: { now: Date; pause: number; words: string },
): Promise<void> {
  const due = and(eq(mails.status, "waiting"), lte(mails.nextAttemptAt, now), isFree(now));
  // Those another server is just taking are left to it.
  const others = transaction.select({ id: mails.id }).from(mails).where(due).for("update", { skipLocked: true });
  await transaction
    .update(mails)
    .set({ nextAttemptAt: new Date(now.getTime() + pause), trouble: "server", lastError: words })
    .where(inArray(mails.id, others));
}

/** What waits because the mail server did not answer is due now. */
export async function hurry(transaction: Transaction, now: Date): Promise<void> {
  const waitsForServer = and(
    eq(mails.status, "waiting"),
    eq(mails.trouble, "server"),
    gt(mails.nextAttemptAt, now),
    isFree(now),
  );
  const those = transaction
    .select({ id: mails.id })
    .from(mails)
    .where(waitsForServer)
    .for("update", { skipLocked: true });
  await transaction.update(mails).set({ nextAttemptAt: now }).where(inArray(mails.id, those));
}

const tooLate = "It could not be sent in time";

/** Ends what was not sent in time, and gives it. */
export async function expireOverdue(transaction: Transaction, now: Date): Promise<WaitingMail[]> {
  return transaction
    .update(mails)
    .set({
      ...emptied,
      ...released,
      status: "expired",
      lastError: sql`concat_ws(': ', ${tooLate}::text, nullif(${mails.lastError}, ''))`,
    })
    .where(and(eq(mails.status, "waiting"), lte(mails.expiresAt, now), isFree(now)))
    .returning();
}
