import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { z } from "zod";
import type { AccessDependencies } from "../../dependencies.ts";
import { hashOf, newSecret, open, seal } from "./seal.ts";
import { externalSecrets } from "./tables.ts";

type Kind = typeof externalSecrets.$inferSelect.kind;

/** Keeps what only the holder of a secret can read. `lifetime`, `held`: milliseconds. */
export interface SecretStore<Content> {
  /** Keeps the content under a new secret, which is given back and never stored. */
  keep(content: Content): Promise<string>;
  /** Reads and forgets; null for a secret that is unknown, used or too old. */
  take(secret: string): Promise<Content | null>;
  /**
   * Reads, and keeps others from holding it until `release` or for `held` at the longest. `busy` while somebody else holds it; null
   * for a secret that is unknown or too old.
   */
  hold(secret: string, held: number): Promise<Content | "busy" | null>;
  /** Lets go of what is held; with `content` that replaces what was kept, and its life begins anew. */
  release(secret: string, content?: Content): Promise<void>;
}

/** Forgets what is too old, of every kind. Servers may do so at once. */
export async function removeExpiredSecrets({
  database,
  clock,
}: Pick<AccessDependencies, "database" | "clock">): Promise<void> {
  await database.withSystem((transaction) =>
    transaction.delete(externalSecrets).where(lt(externalSecrets.expiresAt, clock())),
  );
}

/** A store for one kind of secret; several servers may share its table. */
export function createSecretStore<Content>(
  { database, clock }: Pick<AccessDependencies, "database" | "clock">,
  { kind, schema, lifetime }: { kind: Kind; schema: z.ZodType<Content>; lifetime: number },
): SecretStore<Content> {
  const named = (secret: string) => and(eq(externalSecrets.hash, hashOf(secret)), eq(externalSecrets.kind, kind));
  const reading = (secret: string, sealed: string) => schema.parse(open(kind, secret, sealed));
  const expiry = () => new Date(clock().getTime() + lifetime);

  return {
    async keep(content) {
      const secret = newSecret();
      const row = { hash: hashOf(secret), kind, sealed: seal({ kind }, secret, content), expiresAt: expiry() };
      await database.withSystem((transaction) => transaction.insert(externalSecrets).values(row));
      return secret;
    },

    take: (secret) =>
      database.withSystem(async (transaction) => {
        const [row] = await transaction.delete(externalSecrets).where(named(secret)).returning();
        return row && row.expiresAt > clock() ? reading(secret, row.sealed) : null;
      }),

    hold: (secret, held) =>
      database.withSystem(async (transaction) => {
        const now = clock();
        const free = or(isNull(externalSecrets.heldUntil), lt(externalSecrets.heldUntil, now));
        const living = and(named(secret), gt(externalSecrets.expiresAt, now));
        const [row] = await transaction
          .update(externalSecrets)
          .set({ heldUntil: new Date(now.getTime() + held) })
          .where(and(living, free))
          .returning();
        if (row) return reading(secret, row.sealed);
        const [other] = await transaction.select({ kind: externalSecrets.kind }).from(externalSecrets).where(living);
        return other ? "busy" : null;
      }),

    async release(secret, content) {
      const change = content === undefined ? {} : { sealed: seal({ kind }, secret, content), expiresAt: expiry() };
      await database.withSystem((transaction) =>
        transaction
          .update(externalSecrets)
          .set({ heldUntil: null, ...change })
          .where(named(secret)),
      );
    },
  };
}
