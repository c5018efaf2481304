import type { InEach } from "./draft-language.ts";
import type { Voice, Wordings } from "./voice.ts";

/** How a wording leads to its quote: at the end after a colon, in Japanese before its noun. */
const quotePart = /:\s*\{said\}/u;
const japaneseQuoteOfPeople = /\{said\}という(?=\[?(?:人|相手))/u;
const japaneseQuotePart = /\{said\}という/u;

/**
 * A sentence of a pool with a quote as `{said}`, or the same sentence without it where nothing was said. Every wording has to be sound both ways:
 * “Ask those who pay what they think of it: {said}.”
 */
export function sayQuoting(voice: Voice, pool: Wordings, said: string | undefined): string {
  return said === undefined ? voice.say(withoutQuote(pool)) : voice.say(pool, { said });
}

function withoutQuote(pool: Wordings): Wordings {
  const plain = (wordings: readonly string[]) =>
    wordings.map((wording) =>
      wording.replace(quotePart, "").replace(japaneseQuoteOfPeople, "想定する").replace(japaneseQuotePart, "この"),
    );
  return { en: plain(pool.en), de: plain(pool.de), es: plain(pool.es), ja: plain(pool.ja) } satisfies InEach<unknown>;
}
