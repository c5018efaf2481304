import { randomUUID } from "node:crypto";
import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import type { Source } from "@seedbed/contract/report/source";
import { confidenceOf } from "@seedbed/rules/evidence/confidence";
import type { Member } from "../../../../platform/http/actor.ts";
import { canonicalAddress } from "../../../../platform/research/canonical-address.ts";
import { findQuote } from "../../../../platform/research/quotes/find-quote.ts";
import type { KeptPage } from "../../../evidence/exports/research-library.ts";
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

/** A kept copy as the source that a person named. Throws `invalid` for a quote that is not in it. */
export function copyAsSource(
  page: KeptPage,
  { added, isNew, now }: { added: AddedSource; isNew: boolean; now: Date },
): ReadSource {
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

/** A source that nobody could read: the word of the person who names it, with the reason. */
export function personsWord(
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
