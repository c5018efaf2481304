import type { BetterAuthPlugin, DBAdapter, DBTransactionAdapter, Where } from "better-auth/types";
import { sessionTokenHash } from "./session-token.ts";

type Row = Record<string, unknown>;
interface Creation<Given> {
  model: string;
  data: Omit<Given, "id">;
}
/** What a session is stored under that was once known by this hash. */
type StoredAs = (hash: string) => Promise<string>;

/**
 * Lets Better Auth, which keeps the tokens of sessions as they are, keep hashes of them. It goes on to see the token that a call came with; in
 * rows that are found in another way it sees hashes.
 */
export const hashedSessionTokens = (storedAs: StoredAs): BetterAuthPlugin => ({
  id: "seedbed-hashed-sessions",
  init: ({ adapter }) => ({
    context: {
      adapter: {
        ...adapter,
        ...hashing(adapter, storedAs),
        transaction: (work) =>
          adapter.transaction((transaction) => work({ ...transaction, ...hashing(transaction, storedAs) })),
      } satisfies DBAdapter,
    },
  }),
});

function hashing(adapter: DBTransactionAdapter, storedAs: StoredAs): DBTransactionAdapter {
  /** The same request with hashes in the place of tokens, and how to put the tokens back into what is found. */
  const translated = async <Asked extends { model: string; where?: Where[] | undefined }>(asked: Asked) => {
    const tokens = new Map<string, string>();
    if (asked.model !== "session" || !asked.where) return { asked, seen: <Found>(found: Found) => found };
    const hashOf = async (value: unknown) => {
      const hash = await storedAs(sessionTokenHash(String(value)));
      tokens.set(hash, String(value));
      return hash;
    };
    const where: Where[] = [];
    for (const one of asked.where) {
      const { value } = one;
      if (one.field !== "token") where.push(one);
      else if (Array.isArray(value)) where.push({ ...one, value: await Promise.all(value.map(hashOf)) });
      else where.push({ ...one, value: await hashOf(value) });
    }
    const seen = <Found>(found: Found): Found => {
      const token = isRow(found) ? tokens.get(String(found.token)) : undefined;
      return token === undefined ? found : { ...found, token };
    };
    return { asked: { ...asked, where }, seen };
  };
  const hashed = <Written extends Row>(model: string, written: Written): Written =>
    model === "session" && typeof written.token === "string"
      ? { ...written, token: sessionTokenHash(written.token) }
      : written;

  return {
    ...adapter,
    async create<Given extends Row, Made = Given>(asked: Creation<Given>): Promise<Made> {
      const { model, data } = asked;
      const row = await adapter.create<Given, Made>({ ...asked, data: hashed(model, data) });
      return model === "session" ? { ...row, token: Reflect.get(data, "token") } : row;
    },
    async findOne(given) {
      const { asked, seen } = await translated(given);
      return seen(await adapter.findOne(asked));
    },
    async findMany(given) {
      const { asked, seen } = await translated(given);
      return (await adapter.findMany(asked)).map(seen) as never;
    },
    count: async (given) => adapter.count((await translated(given)).asked),
    async update(given) {
      const { asked, seen } = await translated(given);
      return seen(await adapter.update({ ...asked, update: hashed(asked.model, asked.update) }));
    },
    async updateMany(given) {
      const { asked } = await translated(given);
      return adapter.updateMany({ ...asked, update: hashed(asked.model, asked.update) });
    },
    delete: async (given) => adapter.delete((await translated(given)).asked),
    deleteMany: async (given) => adapter.deleteMany((await translated(given)).asked),
    async consumeOne(given) {
      const { asked, seen } = await translated(given);
      return seen(await adapter.consumeOne(asked));
    },
  };
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;
