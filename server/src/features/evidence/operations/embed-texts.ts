import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { EmbeddingFailed } from "../../../platform/model/embeddings/embedding-failed.ts";
import type { ModelGateway } from "../../../platform/model/gateway.ts";
import type { LibraryReader, TextsToEmbed } from "../exports/research-library.ts";
import { textVectors } from "../tables.ts";

interface Embedding {
  database: Pick<Database, "withTenant">;
  embed: NonNullable<ModelGateway["embed"]>;
  /** Name of the model. */
  model: string;
}

/** Texts of one call. */
const batch = 32;
/** Letters of a text that are sent: passages are shorter. */
const longestText = 8_000;

/** The vectors of texts, in their order: those that are kept, and the others asked for in batches, each kept as it comes. */
export async function embedTexts(
  { database, embed, model }: Embedding,
  { accountId, userId }: LibraryReader,
  { texts, idempotencyKey, signal }: TextsToEmbed,
): Promise<number[][]> {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("hex"));
  const textByHash = new Map(hashes.map((hash, index) => [hash, texts[index] ?? ""]));
  const kept = await database.withTenant({ accountId, userId }, (transaction) =>
    transaction
      .select({ hash: textVectors.hash, vector: textVectors.vector })
      .from(textVectors)
      .where(
        and(
          eq(textVectors.accountId, accountId),
          eq(textVectors.model, model),
          inArray(textVectors.hash, [...textByHash.keys()]),
        ),
      ),
  );
  const vectors = new Map(kept.map(({ hash, vector }) => [hash, vector]));
  const missing = [...textByHash].filter(([hash]) => !vectors.has(hash));
  for (let start = 0; start < missing.length; start += batch) {
    const asked = missing.slice(start, start + batch);
    const made = await embed({
      ...{ accountId, userId, idempotencyKey: `${idempotencyKey}:${start / batch}`, signal },
      texts: asked.map(([, text]) => text.slice(0, longestText)),
      keep: (fresh) => (transaction) =>
        transaction
          .insert(textVectors)
          .values(asked.map(([hash], index) => ({ accountId, model, hash, vector: fresh[index] ?? [] })))
          .onConflictDoUpdate({
            target: [textVectors.accountId, textVectors.model, textVectors.hash],
            set: { vector: sql`excluded.vector` },
          }),
    });
    for (const [index, [hash]] of asked.entries()) vectors.set(hash, made[index] ?? []);
  }
  const all = hashes.map((hash) => vectors.get(hash) ?? []);
  if (new Set(all.map(({ length }) => length)).size > 1) {
    // Another model by the same name: what is kept of the one before is of no use.
    await database.withTenant({ accountId, userId }, (transaction) =>
      transaction.delete(textVectors).where(and(eq(textVectors.accountId, accountId), eq(textVectors.model, model))),
    );
    throw new EmbeddingFailed("malformed", "its vectors are of another length than before");
  }
  return all;
}
