import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import type { FinishedSections } from "../writing/writing-tools.ts";
import { digestFinancials, type FinancialDigest } from "./financial-digest.ts";

const perList = 3;

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
  return { summary, categories: results.map(({ category, impact }) => ({ category, impact })) };
}

function digestMarket(scan: MarketScan): MarketDigest {
  return {
    forces: scan.marketForces.map(({ category, grading, score, impact }) => ({ category, grading, score, impact })),
    insights: scan.priorityInsights.map(({ title, direction, explanation }) => ({ title, direction, explanation })),
    incumbents: scan.incumbents.map(({ name, hasCompetitiveProduct, relevance }) => ({
      name,
      hasCompetitiveProduct,
      relevance,
    })),
    startups: scan.startups.map(({ name, relevance }) => ({ name, relevance })),
    ecosystem: scan.ecosystemDescription,
  };
}
