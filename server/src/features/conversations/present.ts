import type { Conversation, ConversationMessage } from "@seedbed/contract/conversations/schemas";
import { beginningOf } from "./beginning-of.ts";
import type { ConversationRow } from "./store/conversations.ts";
import type { MessageRow } from "./store/messages.ts";

const summaryLength = 160;

export function presentMessage(row: MessageRow): ConversationMessage {
  const { uuid, role, content, name, at, code, sentences, verdict, origin } = row;
  return { uuid, role, content, name, timestamp: at.toISOString(), code, media: [], sentences, verdict, origin };
}

/** A conversation in a list; with the words of a search, its summary is what stands around them. */
export function presentConversation(
  row: ConversationRow,
  messages: readonly MessageRow[],
  words: readonly string[],
): Conversation {
  const replies = messages.filter(({ role, turn }) => role === "assistant" && turn > 0);
  const last = replies.at(-1) ?? messages.at(-1);
  const found = messages.findLast(({ content }) => holdsAll(content, words));
  return {
    uuid: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    customerProfileUuid: row.customerProfileId,
    conceptUuid: row.conceptId,
    title: row.title,
    summary: words.length > 0 && found ? around(found.content, words) : beginningOf(last?.content ?? "", summaryLength),
    isDrafted: replies.length > 0 && replies.every(({ origin }) => origin === "draft"),
  };
}

const holdsAll = (content: string, words: readonly string[]) =>
  words.every((word) => content.toLowerCase().includes(word.toLowerCase()));

/** The line of a text around the first of the words that stands in it. */
function around(content: string, words: readonly string[]): string {
  const text = content.replace(/\s+/gu, " ");
  const small = text.toLowerCase();
  const places = words.map((word) => small.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const start = Math.max(0, (places.length > 0 ? Math.min(...places) : 0) - summaryLength / 3);
  if (start === 0) return beginningOf(text, summaryLength);
  const from = text.indexOf(" ", start);
  return `…${beginningOf(text.slice(from < 0 || from > start + 20 ? start : from), summaryLength)}`;
}
