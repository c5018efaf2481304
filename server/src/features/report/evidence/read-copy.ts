import type { SourceCopy } from "@seedbed/contract/report/evidence/schemas";
import { confidenceOf } from "@seedbed/rules/evidence/confidence";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import { readCopies } from "./kept-copies.ts";

/** A kept copy as text. Throws `not_found`. */
export async function readCopy(transaction: Transaction, at: Date, source: string): Promise<SourceCopy> {
  const found = isUuid(source) ? await readCopies(transaction, source) : undefined;
  if (!found) throw notFound("No copy of this source is kept.");
  const { id, title, url, classification, category, publisher, publishedDate, retrievedAt, text, hash } = found.copy;
  const told = { classification, category, publisher, publishedDate, retrievedAt: retrievedAt.toISOString() };
  const { level } = confidenceOf([{ ...told, stance: "for", isRejected: false }], at.toISOString());
  return {
    uuid: id,
    title,
    description: "",
    url,
    ...told,
    citations: [],
    confidenceLevel: level ?? "low",
    text,
    hash,
    others: found.others.map((other) => ({ uuid: other.uuid, retrievedAt: other.retrievedAt.toISOString() })),
  };
}
