import { randomUUID } from "node:crypto";
import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import type { Source } from "@seedbed/contract/report/source";
import { confidenceOf } from "@seedbed/rules/evidence/confidence";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { canonicalAddress } from "../../../../platform/research/canonical-address.ts";
import { findQuote } from "../../../../platform/research/quotes/find-quote.ts";
import type { BroughtFile, KeptPage, PageOrder } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { refused } from "../../editing/accept/refused.ts";
import { addressOfWord } from "../../revisions/verdict-store.ts";

/** A source that was named, once it was looked for. */
export interface ReadSource {
  source: Source;
  /** As it stands on the page; as it was typed in where there is none. */
  quote: string;
  /** What is to be kept of it. */
  keeps: { kind: "row"; row: KeptPage } | { kind: "copy"; isNew: boolean };
}

/** Milliseconds for which a person waits for a page; its host may be asked slowly. */
const patience = 25_000;
/** Milliseconds for which a person waits until a file is read; one is read after the other. */
const filePatience = 60_000;

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
  return copyOf(reading.page, { added, isNew: reading.state === "read", now });
}

async function readBrought(
  { library, clock }: Pick<ReportDependencies, "library" | "clock">,
  actor: Member,
  { added, file }: { added: AddedSource; file: BroughtFile },
): Promise<ReadSource> {
  const signal = AbortSignal.timeout(filePatience);
  const reading = await library.readFile(actor, file, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new Failure("unavailable", "Other files are being read right now. Try again in a moment.", {
      retryAfter: 10,
    });
  });
  if (reading.state === "refused") {
    if (reading.reason === "rejected")
      throw new Failure("conflict", "Your company has rejected this file. Accept it again to add it.");
    throw refused("file", fileRefusal(reading.sentence));
  }
  const { page } = reading;
  return { ...copyOf(page, { added, isNew: true, now: clock() }), keeps: { kind: "row", row: page } };
}

/** A reason as the reader of files says it, as a sentence: "is empty", "there is no text in it". */
const fileRefusal = (reason: string) =>
  /^(?:is|takes|asks)\b/.test(reason)
    ? `This file ${reason}.`
    : reason.startsWith("larger")
      ? `This file is ${reason}.`
      : `This file cannot be used: ${reason}.`;

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

function copyOf(page: KeptPage, { added, isNew, now }: { added: AddedSource; isNew: boolean; now: Date }): ReadSource {
  const asked = added.quote.trim();
  const span = asked === "" ? null : findQuote(asked, page.text);
  if (asked !== "" && !span)
    throw refused(
      "quote",
      `The ${page.classification === "upload" ? "file" : "page"} does not say this, as far as it could be read. Quote at least three words of it, or none.`,
    );
  const told = {
    classification: page.classification,
    category: page.category ?? added.category ?? null,
    publisher: page.publisher,
    publishedDate: page.publishedDate ?? added.publishedDate ?? null,
    retrievedAt: page.retrievedAt.toISOString(),
  };
  const source: Source = {
    uuid: page.id,
    title: added.title,
    description: "",
    url: page.url,
    ...told,
    citations: [],
    confidenceLevel: levelOf(told, now),
  };
  return { source, quote: span ? page.text.slice(span.start, span.end) : "", keeps: { kind: "copy", isNew } };
}

function personsWord(
  { accountId, userId }: Member,
  { added, why, now }: { added: AddedSource; why: string | undefined; now: Date },
): ReadSource {
  const { title, url = null, quote, category = null, publishedDate = null } = added;
  const uuid = randomUUID();
  const publisher = url === null ? "" : (URL.parse(url)?.hostname.replace(/^www\./, "") ?? "");
  const told = { classification: "person" as const, category, publisher, publishedDate };
  const source: Source = {
    uuid,
    title,
    description: why === undefined ? "" : `The page could not be read: ${why}.`,
    url,
    ...told,
    citations: [],
    confidenceLevel: levelOf({ ...told, retrievedAt: null }, now),
  };
  const row: KeptPage = {
    ...{ id: uuid, accountId, address: addressOfWord(uuid), url: url === null ? null : (canonicalAddress(url) ?? url) },
    ...{ title, language: null, ...told },
    // Nothing was read: the row says who named it, and by which address it can be rejected.
    ...{ text: "", hash: "", retrievedAt: now, checkedAt: now, addedBy: userId },
  };
  return { source, quote: quote.trim(), keeps: { kind: "row", row } };
}

function levelOf(
  told: Pick<Source, "category" | "publisher" | "publishedDate" | "retrievedAt" | "classification">,
  now: Date,
): Source["confidenceLevel"] {
  return confidenceOf([{ ...told, stance: "for", isRejected: false }], now.toISOString()).level ?? "low";
}
