import { quoted } from "../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../platform/drafting/telling/statement.ts";
import type { SeedTelling, Sentence } from "../../drafting/seed-telling.ts";
import type { Direction } from "./directions/direction.ts";

/** Characters of a quotation in a title. */
const longest = 80;

/** Titles of a direction, best first, in the person's own words where they are short enough. */
export function titlesOf(
  { words }: Direction,
  { language, random }: SeedTelling,
  { lead, idea }: { lead: Statement | undefined; idea: Statement | undefined },
): Sentence[] {
  const { titles, bare } = words[language];
  const around = (quotes: Statement | undefined, templates: readonly string[]): Sentence[] =>
    quotes && quotes.text.length <= longest
      ? random
          .shuffle(templates)
          .map((title) => ({ text: title.replace("{said}", () => quoted(quotes.text, language)), quotes }))
      : [];
  return [
    ...around(lead, titles),
    ...around(idea, [language === "ja" ? `{said}：${bare}` : `{said}: ${bare}`]),
    { text: bare.charAt(0).toUpperCase() + bare.slice(1) },
  ];
}
