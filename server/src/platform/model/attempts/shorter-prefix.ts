import type { ModelMessage } from "ai";
import type { JsonSchema } from "../answer/json-schema.ts";
import { wordsOfMessages } from "../messages.ts";
import type { Refusal } from "../wire/call-refused.ts";
import { wordsOf } from "../wire/refusal-words.ts";

interface PrefixedRequest {
  system: string;
  /** The beginning of the first message. */
  prefix: string;
  messages: ModelMessage[];
  schema: JsonSchema;
}

/** Less is no context worth asking with. */
const fewestLetters = 200;
const mark =
  "\n\n(The company context above was shortened here, because you can read no more. Do not guess what is missing.)";

/**
 * The same request with less of its prefix: what fits by the numbers of the refusal, or half of it. It ends at the end of a paragraph, or else of a
 * sentence, and says that it was shortened. Undefined when there is no prefix to shorten.
 */
export function withShorterPrefix<R extends PrefixedRequest>(request: R, refusal: Refusal): R | undefined {
  const { prefix, messages } = request;
  const [opening, ...others] = messages;
  if (opening === undefined || prefix.length < 2 * fewestLetters) return undefined;
  const letters = JSON.stringify([request.system, wordsOfMessages(messages), request.schema]).length;
  const surplus = letters * (1 - shareThatFits(wordsOf(refusal)));
  const kept = beginning(prefix, Math.max(fewestLetters, prefix.length - surplus));
  const changed = replaced(opening, prefix, kept + mark);
  return changed === undefined ? undefined : { ...request, prefix: kept + mark, messages: [changed, ...others] };
}

/** The part of the request, from 0 to 1, that a refusal such as "maximum context length is 8192 tokens, you requested 10234" leaves room for. */
function shareThatFits(words: string): number {
  const numbers = [...words.matchAll(/\b\d{3,9}\b/g)].map(Number).filter((number) => number >= 500);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  // A tenth is left for what counts of letters and tokens differ in.
  return numbers.length >= 2 && least < most ? Math.max(0.3, (least / most) * 0.9) : 0.5;
}

/** At most `length` letters from the beginning, up to the end of a paragraph, a line or a sentence. */
function beginning(text: string, length: number): string {
  const cut = text.slice(0, length);
  for (const end of ["\n\n", "\n", ". "]) {
    const at = cut.lastIndexOf(end);
    if (at >= length / 3) return cut.slice(0, at + (end === ". " ? 1 : 0));
  }
  return cut.slice(0, Math.max(0, cut.lastIndexOf(" ")));
}

function replaced(message: ModelMessage, text: string, by: string): ModelMessage | undefined {
  if (message.role !== "user") return undefined;
  const { content } = message;
  if (typeof content === "string")
    return content.startsWith(text) ? { ...message, content: by + content.slice(text.length) } : undefined;
  const changed = content.map((part) =>
    part.type === "text" && part.text.startsWith(text) ? { ...part, text: by + part.text.slice(text.length) } : part,
  );
  return { ...message, content: changed };
}
