import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { ClientBase } from "pg";
import { StartupError } from "../../../../platform/startup-error.ts";
import type { SealingKeys } from "./server-secrets.ts";

/** Where the identity provider keeps what it seals; keys of tokens stand there as JSON. */
const places = [
  { table: "jwks", column: "privateKey", isJson: true },
  { table: `"twoFactor"`, column: "secret", isJson: false },
] as const;

/**
 * Seals everything with the first of the keys that was sealed with another one, so that the others can go. Throws a StartupError, and changes nothing, when
 * something was sealed with a key that is not among them. In a transaction of its own.
 */
export async function sealAnew(client: ClientBase, keys: SealingKeys): Promise<void> {
  const [current] = keys;
  const key = {
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion: current.version,
  };
  await client.query("begin");
  try {
    for (const { table, column, isJson } of places) {
      const { rows } = await client.query<{ id: string; sealed: string }>(
        `select id, "${column}" as sealed from ${table} for update`,
      );
      for (const { id, sealed: stored } of rows) {
        const sealed = isJson ? String(JSON.parse(stored)) : stored;
        if (parseEnvelope(sealed)?.version === current.version) continue;
        const data = await opened(sealed, keys, key);
        const anew = await symmetricEncrypt({ key, data });
        await client.query(`update ${table} set "${column}" = $1 where id = $2`, [
          isJson ? JSON.stringify(anew) : anew,
          id,
        ]);
      }
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function opened(
  data: string,
  keys: SealingKeys,
  key: { keys: Map<number, string>; currentVersion: number },
): Promise<string> {
  // What earlier releases sealed names no key: the one that opens it is the one.
  const candidates = parseEnvelope(data) ? [key] : keys.map(({ value }) => value);
  for (const candidate of candidates) {
    const text = await symmetricDecrypt({ key: candidate, data }).catch(() => null);
    if (text !== null) return text;
  }
  throw new StartupError(
    "Keys in the database were sealed with another secret: set SERVER_SECRET to the one that was used, or SERVER_SECRET_PREVIOUS to it beside a new one.",
  );
}
