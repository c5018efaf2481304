import { shortMention } from "../../../../platform/drafting/short-mention.ts";
import type { DraftWords } from "../../drafting/draft-words.ts";
import { slotOrigins } from "../../drafting/slot-origins.ts";
import type { AnsweredQuestion } from "../../exports/seed-brief.ts";
import { type GeneratedTexts, questionIdentifiers } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";

/** Slots that a draft says in full once and shortly afterwards. */
const saidShortly: ReadonlySet<string> = new Set(["idea", "audience"]);

/** Finds out which answers a drafted text comes from, by the words of theirs that stand in it. */
export type RestsOnFinder = (text: string, also?: readonly string[]) => GeneratedTexts["restsOn"]["title"];

/** `quoted` are answers that drafts quote as they are, by their question's identifier. */
export function findRestsOn(
  { brief }: GenerateConceptsInput,
  { slots }: DraftWords,
  quoted: Readonly<Record<string, readonly string[]>>,
): RestsOnFinder {
  const origins = slotOrigins(brief);
  const answered = new Set(brief.answers.map(({ identifier }: AnsweredQuestion) => identifier));
  const known = questionIdentifiers.filter((identifier) => answered.has(identifier));
  const wordings = [
    ...Object.entries(slots).flatMap(([name, value]) => {
      const from = origins.get(name === "core" || name === "field" ? "idea" : name) ?? [];
      const forms = saidShortly.has(name) ? [String, shortMention] : [String];
      return [value].flat().flatMap((words) => forms.map((form) => ({ text: form(words), from })));
    }),
    ...Object.entries(quoted).flatMap(([identifier, texts]) => texts.map((text) => ({ text, from: [identifier] }))),
  ].map(({ text, from }) => ({ from, text: plain(text.replace(/^(?:an?|the) /iu, "")) }));

  return (text, also = []) => {
    const words = ` ${plain(text)} `;
    const found = new Set(also);
    for (const wording of wordings) {
      if (wording.text === "" || !words.includes(` ${wording.text} `)) continue;
      for (const identifier of wording.from) found.add(identifier);
    }
    const identifiers = known.filter((identifier) => found.has(identifier));
    return identifiers.length > 0 ? identifiers : known.slice(0, 1);
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
