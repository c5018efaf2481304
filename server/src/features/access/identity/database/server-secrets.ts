import { createHash, randomBytes } from "node:crypto";
import type { ClientBase } from "pg";

/** The secrets that the operator gives; what was sealed with the previous one is sealed anew with the current one. */
export interface ServerSecrets {
  current: string;
  previous?: string | undefined;
}

/** What secrets are sealed with: the first seals, all of them open. Each has a number, which stands in what it sealed. */
export type SealingKeys = [SealingKey, ...SealingKey[]];

interface SealingKey {
  version: number;
  value: string;
}

const table =
  "create table if not exists server_secret (single boolean primary key default true check (single), secret text not null)";

/** The keys of this server: those that it is given, and the one in the database, which is made when none is given. */
export async function sealingKeys(client: ClientBase, given: ServerSecrets | undefined): Promise<SealingKeys> {
  await client.query(table);
  if (!given)
    await client.query("insert into server_secret (secret) values ($1) on conflict do nothing", [
      randomBytes(32).toString("base64url"),
    ]);
  const { rows } = await client.query<{ secret: string }>("select secret from server_secret");
  const values = [given?.current, given?.previous, rows[0]?.secret].filter((value) => value !== undefined);
  const [first, ...rest] = [...new Set(values)].map((value) => ({ version: numberOf(value), value }));
  if (!first) throw new Error("the identity provider's secret could not be stored");
  return [first, ...rest];
}

/** Forgets the secret in the database where another one is given: then a copy of the database opens nothing that is sealed. */
export async function forgetOwnSecret(client: ClientBase, [{ value }]: SealingKeys): Promise<void> {
  await client.query("delete from server_secret where secret <> $1", [value]);
}

/** A number by which a key is known again, and which tells nothing of it: 31 bits of a hash. */
const numberOf = (secret: string) =>
  createHash("sha256").update(`seedbed key ${secret}`).digest().readUInt32BE(0) >>> 1;
