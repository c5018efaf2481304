import { toClause } from "../platform/drafting/clause.ts";
import { toObjectPhrase } from "../platform/drafting/noun-phrase.ts";
import { toPeoplePhrase } from "../platform/drafting/people-phrase.ts";
import { shorten } from "../platform/drafting/phrases.ts";
import { shortMention } from "../platform/drafting/short-mention.ts";
import { toVerbPhrase } from "../platform/drafting/verb-phrase.ts";
import { ideaOfText, ideaOfTitle } from "./idea-phrase.ts";
import { recogniseSector } from "./recognise-sector.ts";
import type { Slots } from "./slots.ts";

/** What a person wrote about one idea, by meaning. Any list may be empty; entries may be any free text. */
export type IdeaWords = {
  /** The concept's title, when it has one. */
  readonly title?: string;
  /** Descriptions of the idea, best first. */
  readonly idea?: readonly string[];
  readonly audience?: readonly string[];
  readonly pains?: readonly string[];
  /** What is changing around these people. Without pains, the pain is that work goes on as before. */
  readonly changes?: readonly string[];
  readonly benefits?: readonly string[];
  readonly assets?: readonly string[];
  readonly earning?: readonly string[];
  readonly company?: string;
  /** The sector's label from `sectors.ts`; recognised by the words when it is absent. */
  readonly sector?: string;
};

/** The most wordings one slot takes from a person's text. */
const mostWordings = 4;
/** Who may stand at the beginning of a benefit besides the audience. */
const commonSubjects = ["they", "people", "customers", "users", "teams", "companies", "buyers", "it"];
/** Words up to which a text is used whole; a longer one is shortened, which may lose its point. */
const longestWording = 26;

/**
 * The slots for one idea from a person's own words, each in the form its slot asks for. What is missing is said through
 * the idea itself, so no slot is ever empty and the default of one idea is not that of another.
 */
export function buildSlots(words: IdeaWords): Slots {
  const idea = first([words.title ?? ""], ideaOfTitle) ?? first(words.idea ?? [], ideaOfText) ?? "the idea";
  const audience = wordings(words.audience, (text) => toPeoplePhrase(text, 8));
  const pains = wordings(words.pains, (text) => toClause(text, 22));
  const benefits = wordings(words.benefits, (text) => toVerbPhrase(text, 20, [...audience, ...commonSubjects])).filter(
    (benefit) => !/^see that |\b(?:we|our|us)\b|^get (?:\S+ ){4}/iu.test(benefit),
  );
  const changes = wordings(words.changes, (text) => toClause(text, 18));
  const readiness = changes.map((change) => `be ready for the day when ${change}`);
  const fromChanges = changes.map((change) => `work goes on as before although ${change}`);
  const pain = orElse(orElse(pains, fromChanges), [
    `people still manage without ${idea}`,
    `there is nothing on hand that does the work of ${idea}`,
    `the job that ${idea} would do is left to whoever has time`,
  ]);
  return {
    idea,
    audience: orElse(audience, [`people who would use ${idea}`, `buyers of ${idea}`]),
    pain,
    benefit: orElse(orElse(benefits, pains.length > 0 ? [] : readiness), [
      `end a situation in which ${pain[0]}`,
      `leave the days behind when ${pain.at(-1)}`,
    ]),
    company: first([words.company ?? ""], (text) => shorten(text, 6)) ?? "the company",
    sector: words.sector ?? sectorOf(words) ?? "this market",
    asset: orElse(
      wordings(words.assets, (text) => toObjectPhrase(text, 12)),
      ["the customers it already serves", "the people and suppliers it already works with"],
    ),
    earning: orElse(
      wordings(words.earning, (text) => toObjectPhrase(text, 10)),
      ["a recurring fee", "a price per use"],
    ),
  };
}

/** The idea in short and without its article, for titles: "refill depot" from "the refill depot for offices". */
export function coreOf(slots: Slots): string {
  const idea = typeof slots.idea === "string" ? slots.idea : (slots.idea[0] ?? "");
  return shortMention(idea).replace(/^(?:the idea of |the idea (?=“)|the )/u, "");
}

function sectorOf({ title = "", idea = [], audience = [], pains = [] }: IdeaWords): string | undefined {
  return recogniseSector([title, ...idea, ...audience, ...pains])?.label;
}

/** The texts in the form of a slot, each once. Texts that lean on another sentence or would be cut only stand in for better ones. */
function wordings(texts: readonly string[] | undefined, form: (text: string) => string): string[] {
  const formed = (texts ?? []).map((text) => ({ text, words: form(text) })).filter(({ words }) => hasWord(words));
  const whole = formed.filter(({ text }) => !/^(?:it|they|this|these|those|he|she|such) /iu.test(text.trim()));
  const fitting = whole.filter(({ text }) => text.trim().split(/\s+/u).length <= longestWording);
  const best = [fitting, whole, formed].find((candidates) => candidates.length > 0) ?? [];
  return [...new Set(best.map(({ words }) => words))].slice(0, mostWordings);
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function first(texts: readonly string[], form: (text: string) => string): string | undefined {
  return texts.map(form).find(hasWord);
}

function orElse(found: readonly string[], otherwise: readonly string[]): readonly string[] {
  return found.length > 0 ? found : otherwise;
}
