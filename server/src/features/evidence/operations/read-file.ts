import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type PageReader, PageRefused, type ReadPage } from "../../../platform/research/page-reader.ts";
import { copyUuid } from "../exports/copy-uuid.ts";
import type { BroughtFile, FileReading, KeptPage, LibraryReader } from "../exports/research-library.ts";
import { isRejected } from "../library-store.ts";
import { keptPages } from "../tables.ts";
import type { Reading } from "./read-page.ts";

type Means = Pick<Reading, "database" | "log" | "now"> & { reader: Pick<PageReader, "readFile"> };

const longestTitle = 300;

/** Reads a file that a person brings; of one whose words are kept already it gives that copy. */
export async function readFile(
  { database, reader, log, now }: Means,
  asking: LibraryReader,
  { file, signal }: { file: BroughtFile; signal: AbortSignal },
): Promise<FileReading> {
  try {
    const copy = copyOf(await reader.readFile(file, signal), { asking, name: file.name, at: now() });
    return await database.withTenant(asking, async (transaction): Promise<FileReading> => {
      if (await isRejected(transaction, asking.accountId, [copy.address]))
        return { state: "refused", reason: "rejected", sentence: "was rejected by your company" };
      const [kept] = await transaction.select().from(keptPages).where(eq(keptPages.id, copy.id));
      return { state: "read", page: kept ?? copy };
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PageRefused)) throw error;
    if (error.cause) log.error({ reason: error.reason, err: error.cause }, "a file could not be read");
    return { state: "refused", reason: error.reason, sentence: error.message };
  }
}

function copyOf(
  { publishedDate, language, text }: ReadPage,
  { asking: { accountId, userId }, name, at }: { asking: LibraryReader; name: string; at: Date },
): KeptPage {
  const hash = createHash("sha256").update(text).digest("hex");
  // By its words alone: the same file under another name is the same source, and stays rejected.
  const address = `upload:${copyUuid({ accountId, address: "upload", hash })}`;
  return {
    id: copyUuid({ accountId, address, hash }),
    ...{ accountId, address, hash, publishedDate, language, text },
    ...{ url: null, title: name.slice(0, longestTitle), publisher: "", category: null },
    ...{ classification: "upload", retrievedAt: at, checkedAt: at, addedBy: userId },
  };
}
