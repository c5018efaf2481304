import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import type { BroughtFile, PageOrder } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { refused } from "../../editing/accept/refused.ts";
import { copyAsSource, personsWord, type ReadSource } from "./as-source.ts";
import { readBrought } from "./read-brought.ts";

/** Milliseconds for which a person waits for a page; its host may be asked slowly. */
const patience = 25_000;

/** A source as a person names it, and the file that came with it. */
export interface NamedSource {
  added: AddedSource;
  file: BroughtFile | undefined;
  conceptId: string;
}

/**
 * The source that a person names: a file that can be read, the page at its address when it can be, or else the person's word, with the sentence why. Throws
 * `conflict` for what the company rejected, and `invalid` for a file without words and a quote that is not in them.
 */
export async function readAdded(
  { library, clock, log }: Pick<ReportDependencies, "library" | "clock" | "log">,
  actor: Member,
  { added, file, conceptId }: NamedSource,
): Promise<ReadSource> {
  const { url } = added;
  if (file) {
    if (url) throw refused("url", "Name an address or a file, not both.");
    return readBrought({ library, clock }, actor, { added, file });
  }
  const order = url && { url, idempotencyKey: `${conceptId}:added-source` };
  const reading = order ? await readPage({ library, log }, actor, order) : undefined;
  if (reading?.state === "refused" && reading.reason === "rejected")
    throw new Failure("conflict", "Your company has rejected this page. Accept it again to add it.");
  const now = clock();
  if (!reading || reading.state === "refused") return personsWord(actor, { added, why: reading?.sentence, now });
  return copyAsSource(reading.page, { added, isNew: reading.state === "read", now });
}

async function readPage(
  { library, log }: Pick<ReportDependencies, "library" | "log">,
  actor: Member,
  order: PageOrder,
) {
  const signal = AbortSignal.timeout(patience);
  try {
    return await library.read(actor, order, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    log.warn({ err: error }, "a page that a person named took too long");
    return { state: "refused", reason: "slow", sentence: "no answer in time" } as const;
  }
}
