import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";
import { digestFinancials, type FinancialDigest } from "./financial-digest.ts";

/** So many of a list tell what it is about; the first ones matter most. */
const perList = 2;
/** Companies of a kind, the most relevant first. */
const mostCompanies = 3;

export interface CustomerDigest {
  segment: string;
  name: string;
  isPrimary: boolean;
  insight: string;
  jobs: string[];
  pains: string[];
  alternatives: string[];
  /** Signals that would speak against the concept. */
  objections: string[];
}

export interface ForceDigest {
  category: string;
  grading: string;
  /** 0 (tailwind) to 10 (headwind). */
  score: number | null;
  impact: string;
}

export interface MarketDigest {
  forces: ForceDigest[];
  insights: { title: string; direction: string; explanation: string }[];
  incumbents: { name: string; hasCompetitiveProduct: boolean; relevance: string }[];
  startups: { name: string; relevance: string }[];
  ecosystem: string;
}

export interface TrendsDigest {
  summary: string;
  categories: { category: string; impact: string }[];
}

export type AssumptionDigest = Pick<Assumption, "statement" | "category" | "riskCategory">;

/** What the report says in short; a part whose section is not written is empty or null. */
export interface ReportDigest {
  customers: CustomerDigest[];
  trends: TrendsDigest | null;
  market: MarketDigest | null;
  financials: FinancialDigest | null;
  assumptions: AssumptionDigest[];
}

/** The finished sections in short, without ids and sources: what later sections are written from. */
export function digestReport(finished: FinishedSections): ReportDigest {
  return {
    customers: (finished.customerProfiles ?? []).map(digestCustomer),
    trends: finished.trends ? digestTrends(finished.trends) : null,
    market: finished.marketScan ? digestMarket(finished.marketScan) : null,
    financials: finished.financialProjection ? digestFinancials(finished.financialProjection) : null,
    assumptions: (finished.assumptions ?? []).map(({ statement, category, riskCategory }) => ({
      statement,
      category,
      riskCategory,
    })),
  };
}

function digestCustomer(profile: CustomerProfile): CustomerDigest {
  return {
    segment: profile.segment,
    name: profile.name,
    isPrimary: profile.isPrimary,
    insight: profile.customerInsight,
    jobs: profile.jobs.slice(0, perList).map((job) => job.description),
    pains: profile.pains.slice(0, perList).map((pain) => pain.description),
    alternatives: profile.alternatives.slice(0, perList).map((alternative) => alternative.name),
    objections: profile.signals
      .filter((signal) => signal.stance === "Against")
      .slice(0, perList)
      .map((signal) => signal.description),
  };
}

function digestTrends({ summary, results }: Trends): TrendsDigest {
  return { summary, categories: results.map(({ category, impact }) => ({ category, impact: firstSentence(impact) })) };
}

function digestMarket(scan: MarketScan): MarketDigest {
  return {
    forces: scan.marketForces.map(({ category, grading, score, impact }) => ({
      category,
      grading,
      score,
      impact: firstSentence(impact),
    })),
    insights: scan.priorityInsights.map(({ title, direction, explanation }) => ({
      title,
      direction,
      explanation: firstSentence(explanation),
    })),
    incumbents: scan.incumbents.slice(0, mostCompanies).map(({ name, hasCompetitiveProduct, relevance }) => ({
      name,
      hasCompetitiveProduct,
      relevance: firstSentence(relevance),
    })),
    startups: scan.startups
      .slice(0, mostCompanies)
      .map(({ name, relevance }) => ({ name, relevance: firstSentence(relevance) })),
    ecosystem: scan.ecosystemDescription,
  };
}

// The most useful one stands first; the sections that are written from it need no more.
const firstSentence = (text: string) => plainSentences(text)[0] ?? text;
