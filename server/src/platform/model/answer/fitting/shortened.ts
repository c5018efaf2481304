import { plainSentences } from "../../../drafting/plain-text.ts";

/** The first sentences of a text that have room; undefined when not even the first one has. Never cut inside of a sentence. */
export function firstSentences(text: string, room: number): string | undefined {
  let kept = "";
  for (const sentence of plainSentences(text)) {
    const longer = kept === "" ? sentence : kept + (/[。！？]$/u.test(kept) ? "" : " ") + sentence;
    if (longer.length > room) break;
    kept = longer;
  }
  return kept === "" ? undefined : kept;
}

/** As many whole words of a text as have room, with an ellipsis where some are missing; never half a word or number. */
export function firstWords(text: string, room: number): string {
  if (text.length <= room) return text;
  // Counted as schemas count; half of a letter that takes two is none.
  const begun = text.slice(0, room - 1).replace(/\p{Cs}$/u, "");
  // A script without spaces has no words to end at.
  const words = begun.includes(" ") ? begun.replace(/\S*$/u, "") : begun.replace(/\p{N}+$/u, "");
  return `${words.replace(/[\s,;:–-]+$/u, "")}…`;
}
