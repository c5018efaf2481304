import type { CustomerDigest, MarketDigest, ReportDigest, TrendsDigest } from "./digest.ts";
import type { FinancialDigest } from "./financial-digest.ts";

/** A digest as text for a prompt; parts that are not there are left out. The same digest gives the same bytes. */
export function digestText({ customers, trends, market, financials, assumptions }: ReportDigest): string {
  return [
    ...(customers.length > 0 ? ["## Customer profiles (hypotheses)", ...customers.map(customerText)] : []),
    ...(trends ? [trendsText(trends)] : []),
    ...(market ? [marketText(market)] : []),
    ...(financials ? [financialText(financials)] : []),
    ...(assumptions.length > 0
      ? [
          "## Key assumptions (untested)",
          ...assumptions.map(
            ({ category, riskCategory, statement }) => `- ${category}, ${riskCategory} risk: ${statement}`,
          ),
        ]
      : []),
  ].join("\n");
}

function customerText(customer: CustomerDigest): string {
  return [
    `### ${customer.segment} (${customer.name})${customer.isPrimary ? ", primary" : ""}`,
    `Insight: ${customer.insight}`,
    ...list("Jobs", customer.jobs),
    ...list("Pains", customer.pains),
    ...list("Uses today", customer.alternatives),
    ...list("Would speak against the concept if found", customer.objections),
  ].join("\n");
}

function trendsText({ summary, categories }: TrendsDigest): string {
  return ["## Trends", summary, ...categories.map(({ category, impact }) => `- ${category}: ${impact}`)].join("\n");
}

function marketText({ forces, insights, incumbents, startups, ecosystem }: MarketDigest): string {
  return [
    "## Market forces (0 tailwind to 10 headwind)",
    ...forces.map(
      ({ category, grading, score, impact }) =>
        `- ${category}: ${grading}${score === null ? "" : ` (${score})`}. ${impact}`,
    ),
    "## Priority insights",
    ...insights.map(({ title, direction, explanation }) => `- (${direction}) ${title}: ${explanation}`),
    "## Ecosystem",
    ecosystem,
    ...incumbents.map(
      ({ name, hasCompetitiveProduct, relevance }) =>
        `- ${name}, incumbent${hasCompetitiveProduct ? " with a competing product" : ""}: ${relevance}`,
    ),
    ...startups.map(({ name, relevance }) => `- ${name}, startup: ${relevance}`),
  ].join("\n");
}

function financialText(financials: FinancialDigest): string {
  const { layout, overview, model, price, sizes, savings, burdens, places, inputs } = financials;
  const isRevenue = layout === "revenue";
  return [
    `## Financial projection (${isRevenue ? "revenue" : "cost savings"}); every number is an assumption to check`,
    overview,
    ...(model ? [`${isRevenue ? "Business model" : "Saving method"}: ${model.type}. ${model.description}`] : []),
    ...(price ? [`Price: ${price}`] : []),
    ...(sizes
      ? [
          `Market a year: TAM ${sizes.tam}; SAM ${sizes.sam} (${sizes.samShare} of TAM); SOM ${sizes.som} (${sizes.somShare} of SAM)`,
        ]
      : []),
    ...(savings ? [`Expected savings a year: ${savings}`] : []),
    ...list("Made from", inputs),
    ...list(isRevenue ? "Channels" : "Areas in which costs fall", places),
    ...list(isRevenue ? "Cost drivers" : "What may eat up the savings", burdens),
  ].join("\n");
}

const list = (title: string, items: readonly string[]) => (items.length > 0 ? [`${title}: ${items.join("; ")}`] : []);
