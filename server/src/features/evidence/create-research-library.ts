import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ModelGateway } from "../../platform/model/gateway.ts";
import type { Budget } from "../../platform/model/usage/budget.ts";
import type { UsageLog } from "../../platform/model/usage/usage-log.ts";
import { canonicalAddress } from "../../platform/research/canonical-address.ts";
import type { PageReader, ReadPage } from "../../platform/research/page-reader.ts";
import { SearchFailed, type SearchProvider } from "../../platform/research/search-provider.ts";
import { createOneAtATime } from "../../platform/schedule/one-at-a-time.ts";
import type { KeptPage, ResearchLibrary } from "./exports/research-library.ts";
import { findRejected, forgetAnswersBefore } from "./library-store.ts";
import { embedTexts } from "./operations/embed-texts.ts";
import { readFile } from "./operations/read-file.ts";
import { readPage, refusalLasts } from "./operations/read-page.ts";
import { searchOnce } from "./operations/search-once.ts";
import { createPatientEmbedding } from "./patient-embedding.ts";

interface LibraryDependencies {
  database: Pick<Database, "withTenant" | "withSystem">;
  clock: Clock;
  log: Pick<Logger, "error" | "warn">;
  /** What makes vectors of texts; without it passages are ranked by their words. */
  embedding?: { embed: NonNullable<ModelGateway["embed"]>; model: string } | undefined;
  /** Null when nobody searches. */
  provider: SearchProvider | null;
  reader: Pick<PageReader, "read" | "readFile">;
  usage: Pick<UsageLog, "record">;
  budget: Budget;
  /** What kind of publication a page is. */
  categoryOf(page: ReadPage): KeptPage["category"];
  /** Days for which a search or a copy is taken instead of asking again. */
  keepDays: number;
}

/** The library of all companies of a server. */
export function createResearchLibrary({
  clock,
  provider,
  keepDays,
  embedding,
  ...means
}: LibraryDependencies): ResearchLibrary & { removeOld(): Promise<void> } {
  const { database } = means;
  const keptSince = () => new Date(clock().getTime() - keepDays * 86_400_000);
  const oneAtATime = createOneAtATime();
  return {
    provider,
    /** Forgets what is asked for again when it is needed. */
    removeOld: () =>
      database.withSystem((transaction) =>
        forgetAnswersBefore(transaction, {
          searched: keptSince(),
          refused: new Date(clock().getTime() - refusalLasts),
        }),
      ),
    embed:
      embedding &&
      createPatientEmbedding((asking, asked) => embedTexts({ database, ...embedding }, asking, asked), {
        now: () => clock().getTime(),
        log: means.log,
      }),
    async search(asking, order) {
      if (!provider) throw new SearchFailed("refused", "No search service is connected.");
      const searching = { ...means, provider, now: clock, keptSince };
      const key = JSON.stringify([asking.accountId, order.query, order.language]);
      return oneAtATime(key, order.signal, () => searchOnce(searching, asking, order));
    },
    async read(asking, { url, idempotencyKey }, signal) {
      const address = canonicalAddress(url);
      if (address === null) return { state: "refused", reason: "protocol", sentence: "not an address of the web" };
      // One after the other for companies, too: a page is never fetched twice at once.
      return oneAtATime(address, signal, () =>
        readPage({ ...means, now: clock, keptSince }, asking, { address, idempotencyKey, signal }),
      );
    },
    readFile: (asking, file, signal) => readFile({ ...means, now: clock }, asking, { file, signal }),
    async rejectedAmong(asking, sources) {
      return new Set(
        await database.withTenant(asking, (transaction) => findRejected(transaction, asking.accountId, sources)),
      );
    },
  };
}
