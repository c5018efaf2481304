import type { Composer } from "../../../../../platform/drafting/compose.ts";
import { type SlotValues, slotNamesOf } from "../../../../../platform/drafting/fill.ts";
import { briefWords, companyName } from "../../../writing/drafting/brief-words.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import type { PriorityInsightsOutput } from "./output.ts";
import { adverseInsights, helpfulInsights, type InsightPattern } from "./patterns.ts";
import type { PriorityInsightsInput, TrendWords } from "./prompt.ts";

// So that no title passes the length its check allows.
const longestName = { idea: 50, company: 30 };
const ofEachSide = 3;

/** Three thoughts that help the concept and three that speak against it, in turn. */
export function draftPriorityInsights({ brief, trends }: PriorityInsightsInput, seed: string): PriorityInsightsOutput {
  const { composer, idea } = briefWords(brief, seed);
  const names = {
    idea: withinLimit(idea, longestName.idea),
    company: withinLimit(companyName(brief.company.name), longestName.company),
  };
  const slots: CategorySlots = {
    carrying: leadingCategory(trends, ["tailwind", "up"]),
    opposing: leadingCategory(trends, ["headwind", "down"]),
  };
  const pick = (patterns: readonly InsightPattern[]) =>
    composer.random.pickSome(
      patterns.filter((pattern) => isSayable(pattern, slots)),
      ofEachSide,
    );
  const adverse = pick(adverseInsights);
  const inTurn = pick(helpfulInsights).flatMap((pattern, index) => [pattern, ...adverse.slice(index, index + 1)]);
  return { insights: inTurn.map((pattern) => insight(pattern, composer, { slots, names })) };
}

type CategorySlots = Record<"carrying" | "opposing", string>;

/** Whether every category a pattern speaks of is there. */
function isSayable({ titles, reasons, consequences }: InsightPattern, slots: CategorySlots): boolean {
  const names = [...titles, ...reasons, ...consequences].flatMap(slotNamesOf);
  return (
    (slots.carrying !== "" || !names.includes("carrying")) && (slots.opposing !== "" || !names.includes("opposing"))
  );
}

function insight(
  pattern: InsightPattern,
  composer: Composer,
  { slots, names }: { slots: CategorySlots; names: SlotValues },
) {
  return {
    title: composer.phrase(pattern.titles, { ...slots, ...names }),
    direction: pattern.direction,
    explanation: [composer.sentence(pattern.reasons, slots), composer.sentence(pattern.consequences, slots)].join(" "),
  };
}

/** The category, in lower case, with most findings of these directions; empty when they are nowhere in the majority. */
function leadingCategory({ categories }: TrendWords, directions: readonly string[]): string {
  const counted = categories.map(({ category, keyFindings }) => ({
    category,
    lead: keyFindings.filter(({ direction }) => directions.includes(direction)).length - keyFindings.length / 2,
  }));
  const [first] = counted.toSorted((one, other) => other.lead - one.lead);
  return first !== undefined && first.lead > 0 ? first.category.toLowerCase() : "";
}
