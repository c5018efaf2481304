import type { ConversationMessage } from "@seedbed/contract/conversations/schemas";

/** A piece of a reply: one of its sentences, or what stands between two. */
export interface SpokenPart {
  text: string;
  /** Null for what stands between sentences. */
  sentence: number | null;
}

/** A reply in pieces that are its content again when put together. */
export function spokenParts({ content, sentences }: Pick<ConversationMessage, "content" | "sentences">): SpokenPart[] {
  const parts: SpokenPart[] = [];
  let end = 0;
  for (const [sentence, { text }] of sentences.entries()) {
    const at = text === "" ? -1 : content.indexOf(text, end);
    if (at < 0) continue;
    if (at > end) parts.push({ text: content.slice(end, at), sentence: null });
    parts.push({ text, sentence });
    end = at + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), sentence: null });
  return parts;
}
