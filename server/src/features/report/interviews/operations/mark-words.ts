import { randomUUID } from "node:crypto";
import type { FoundSignal, OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { refused } from "../../editing/accept/refused.ts";
import { holdInterview, storeFound } from "../interview-store.ts";
import { presentOpened } from "../present-interview.ts";
import { assumptionsOf, findProfile } from "../profile-of.ts";
import { touchableBy } from "../touchable.ts";

export interface WordsToMark extends Pick<FoundSignal, "line" | "from" | "to" | "description" | "stance"> {
  touches: { kind: string; item: string } | null;
}

const foundMax = 200;
const quoteMax = 2_000;

/** Marks words of an answer as what a signal rests on. Throws `not_found`, and `invalid` for words that are not there or that who asks has said. */
export async function markWords(
  transaction: Transaction,
  id: string,
  { line, from, to, touches, ...said }: WordsToMark,
): Promise<OpenedInterview> {
  const row = await holdInterview(transaction, id);
  const spoken = row.transcript[line - 1];
  const quote = spoken?.text.slice(from, to) ?? "";
  if (!spoken || quote.trim() === "" || to > spoken.text.length || quote.length > quoteMax)
    throw refused("line", "Mark the words of one line.");
  if (spoken.isQuestion) throw refused("line", "These are the words of who asks. Mark what was answered.");
  if (row.found.length >= foundMax) throw refused("line", `At most ${foundMax} places of an interview can be marked.`);
  const found = await findProfile(transaction, row.profileId);
  const touchable = touchableBy(found?.profile, await assumptionsOf(transaction, row.conceptId));
  const marked: FoundSignal = {
    ...{ uuid: randomUUID(), ...said, quote, line, from, to, leftOut: null, nearest: null, origin: "user" },
    touches: touchable.find(({ kind, item }) => kind === touches?.kind && item === touches.item) ?? null,
  };
  const all = [...row.found, marked];
  await storeFound(transaction, row.id, all);
  return presentOpened(transaction, { ...row, found: all });
}
