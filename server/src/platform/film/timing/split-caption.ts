import { roomOf } from "../../pdf/shortened.ts";

/** Letters of a caption, two lines of them. */
const most = 78;
/** How much better it is to end a caption behind one of these. */
const clause = /[,;:–—、，；：]$/u;

/** A text in captions that can be read at a glance: at the ends of sentences and clauses, or else between words, in parts of about one length. */
export function splitCaption(text: string, language: string): string[] {
  const sentences = Array.from(
    new Intl.Segmenter(language, { granularity: "sentence" }).segment(text.replaceAll(/\s+/gu, " ")),
    ({ segment }) => segment.trim(),
  );
  return sentences.filter((sentence) => sentence !== "").flatMap((sentence) => halved(sentence, language));
}

function halved(text: string, language: string): string[] {
  const room = roomOf(text);
  if (room <= most) return [text];
  const parts = Math.ceil(room / most);
  const at = breakNear(text, Math.floor(parts / 2) / parts, language);
  const [first, second] = [text.slice(0, at).trim(), text.slice(at).trim()];
  if (first === "" || second === "") return [text];
  return [...halved(first, language), ...halved(second, language)];
}

/** Where to break a text so that about this share of it stands before: behind a clause rather than behind a word, and never within a letter. */
function breakNear(text: string, share: number, language: string): number {
  const words = Array.from(new Intl.Segmenter(language, { granularity: "word" }).segment(text), ({ index }) => index);
  const places = words.length > 2 ? words : Array.from(new Intl.Segmenter().segment(text), ({ index }) => index);
  const wanted = text.length * share;
  const cost = (at: number) =>
    Math.abs(at - wanted) / text.length - (clause.test(text.slice(0, at).trimEnd()) ? 0.2 : 0);
  // Neither a caption begins with what closes a word, nor does one end with what opens it.
  const allowed = places.filter(
    (at) => at > 0 && !/^[\p{Pe}\p{Pf}\p{Po}]/u.test(text.slice(at)) && !/[\p{Ps}\p{Pi}]$/u.test(text.slice(0, at)),
  );
  return allowed.reduce((best, at) => (cost(at) < cost(best) ? at : best), allowed[0] ?? 0);
}
