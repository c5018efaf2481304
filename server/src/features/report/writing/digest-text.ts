import { fenced, fencedField, fencedItems } from "../../nucleus/exports/fence.ts";
import type { CustomerDigest, MarketDigest, ReportDigest, TrendsDigest } from "./digest.ts";
import type { FinancialDigest } from "./financial-digest.ts";

/** A digest as text for a prompt; parts that are not there are left out. The same digest gives the same bytes. */
export function digestText({ customers, trends, market, financials, assumptions }: ReportDigest): string {
  return [
    ...(customers.length > 0 ? ["## Customer profiles (hypotheses)", ...customers.map(customerText)] : []),
    ...(trends ? [trendsText(trends)] : []),
    ...(market ? [marketText(market)] : []),
    ...(financials ? [financialText(financials)] : []),
    ...list(
      "## Key assumptions (untested)",
      assumptions.map(({ category, riskCategory, statement }) => `${category}, ${riskCategory} risk: ${statement}`),
    ),
  ].join("\n");
}

function customerText({ segment, name, isPrimary, insight, jobs, pains, alternatives, objections }: CustomerDigest) {
  return [
    fencedField(isPrimary ? "Primary profile" : "Profile", `${segment} (${name})`),
    fencedField("Insight", insight),
    ...list("Jobs:", jobs),
    ...list("Pains:", pains),
    ...list("Uses today:", alternatives),
    ...list("Would speak against the concept if found:", objections),
  ].join("\n");
}

function trendsText({ summary, categories }: TrendsDigest): string {
  const impacts = categories.map(({ category, impact }) => `${category}: ${impact}`);
  return ["## Trends", fenced(summary), ...list("Impact:", impacts)].join("\n");
}

function marketText({ forces, insights, incumbents, startups, ecosystem }: MarketDigest): string {
  return [
    ...list(
      "## Market forces (0 tailwind to 10 headwind)",
      forces.map(
        ({ category, grading, score, impact }) =>
          `${category}: ${grading}${score === null ? "" : ` (${score})`}. ${impact}`,
      ),
    ),
    ...list(
      "## Priority insights",
      insights.map(({ title, direction, explanation }) => `(${direction}) ${title}: ${explanation}`),
    ),
    "## Ecosystem",
    fenced(ecosystem),
    ...list("Companies:", [
      ...incumbents.map(
        ({ name, hasCompetitiveProduct, relevance }) =>
          `${name}, incumbent${hasCompetitiveProduct ? " with a competing product" : ""}: ${firstSentence(relevance)}`,
      ),
      ...startups.map(({ name, relevance }) => `${name}, startup: ${firstSentence(relevance)}`),
    ]),
  ].join("\n");
}

function financialText(financials: FinancialDigest): string {
  const { layout, overview, model, price, sizes, savings, burdens, places, inputs } = financials;
  const isRevenue = layout === "revenue";
  return [
    `## Financial projection (${isRevenue ? "revenue" : "cost savings"}); every number is an assumption to check`,
    fenced(overview),
    ...(model
      ? [fencedField(isRevenue ? "Business model" : "Saving method", `${model.type}. ${model.description}`)]
      : []),
    ...(price ? [fencedField("Price", price)] : []),
    ...(sizes
      ? [
          fencedField(
            "Market a year",
            `TAM ${sizes.tam}; SAM ${sizes.sam} (${sizes.samShare} of TAM); SOM ${sizes.som} (${sizes.somShare} of SAM)`,
          ),
        ]
      : []),
    ...(savings ? [fencedField("Expected savings a year", savings)] : []),
    ...list("Made from:", inputs),
    ...list(isRevenue ? "Channels:" : "Areas in which costs fall:", places),
    ...list(isRevenue ? "Cost drivers:" : "What may eat up the savings:", burdens),
  ].join("\n");
}

const list = (title: string, items: readonly string[]) => (items.length > 0 ? [title, fencedItems(items)] : []);

/** Each text begins with its most useful sentence; of a company no more is needed to judge the concept. */
const firstSentence = (text: string) => [...sentences.segment(text)][0]?.segment.trim() ?? "";
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
