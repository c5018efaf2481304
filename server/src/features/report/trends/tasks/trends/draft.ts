import type { Direction } from "@seedbed/contract/report/direction";
import type { PestelPattern } from "../../../../../library/pestel/pestel-pattern.ts";
import { pestel } from "../../../../../library/pestel.ts";
import type { Composer } from "../../../../../platform/drafting/compose.ts";
import type { Random } from "../../../../../platform/drafting/random.ts";
import { countKeywords, rankByKeywords } from "../../../../../platform/drafting/rank.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import type { TrendsOutput } from "./output.ts";
import type { TrendsInput } from "./prompt.ts";
import { summaryWording } from "./wording.ts";

type Categories = TrendsOutput["categories"];

const longestSummary = 500;

/** In each category the forces of the library that the concept's words speak for most, in the concept's words. */
export function draftTrends({ brief }: TrendsInput, seed: string): TrendsOutput {
  const { composer, text } = briefWords(brief, seed);
  const ranked = pestel.map(({ category, patterns }) => {
    const [closest, next] = rankByKeywords(patterns, text, composer.random);
    if (closest === undefined || next === undefined) throw new RangeError(`${category} needs two patterns.`);
    return { category, closest, next, fit: countKeywords(closest.keywords, text) };
  });
  const categories = ranked.map(({ category, closest, next }) => ({
    category,
    summary: composer.sentence([closest.summary]),
    impact: composer.sentence([closest.impact]),
    keyFindings: findingsOf(closest, next, composer.random).map(({ text: template, direction }) => ({
      text: composer.sentence([template]),
      direction,
    })),
  }));
  const [first = "", second = ""] = ranked
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ closest }) => closest.name.toLowerCase());
  return { summary: summaryOf(categories, composer, { first, second }), categories };
}

/** One finding for and one against the idea from the closest force, and one of either kind from the next one. */
function findingsOf(closest: PestelPattern, next: PestelPattern, random: Random): PestelPattern["findings"] {
  const pick = ({ findings }: PestelPattern, carries: boolean) => {
    const fitting = findings.filter(({ direction }) => isCarrying(direction) === carries);
    return random.pick(fitting.length > 0 ? fitting : findings);
  };
  return random.shuffle([pick(closest, true), pick(closest, false), pick(next, random.next() < 0.5)]);
}

function summaryOf(categories: Categories, composer: Composer, names: { first: string; second: string }): string {
  const directions = categories.flatMap(({ keyFindings }) => keyFindings.map(({ direction }) => direction));
  const carrying = directions.filter(isCarrying).length;
  const opposing = directions.length - carrying;
  const balance = carrying > opposing ? "favourable" : carrying < opposing ? "adverse" : "balanced";
  const text = [summaryWording.what, summaryWording[balance], summaryWording.next].map((templates) =>
    composer.sentence(templates, names),
  );
  return withinLimit(text.join(" "), longestSummary);
}

const isCarrying = (direction: Direction) => direction === "up" || direction === "tailwind";
