import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import { companySizes, reportLanguages } from "@seedbed/contract/nucleus/vocabulary";
import { fencedField } from "./fence.ts";

/** What every AI task knows about the company. */
export interface CompanyContext {
  name: string;
  domain: string;
  /** What the company wants to achieve through innovation, in its own words. */
  goal: string;
  /** What it has said of itself beside; absent while it has said nothing. */
  facts?: CompanyFacts;
}

/**
 * The company as the shared beginning of every prompt; the same bytes for the same company, so that providers can cache it. Nothing is said
 * about facts that are not given.
 */
export function companyPrefix({ name, domain, goal, facts }: CompanyContext): string {
  return [
    "# Company",
    fencedField("Name", name),
    fencedField("Domain", domain),
    fencedField("Innovation goal", goal),
    ...(facts ? factLines(facts) : []),
  ].join("\n");
}

/** The words of closed lists stand outside of a quotation, since the rules speak of them: anything else is left out. */
function factLines({ region, size, currency, reportLanguage }: CompanyFacts): string[] {
  const employees = size && wordOf(companySizes, size);
  const language = reportLanguage && wordOf(reportLanguages, reportLanguage);
  return [
    ...(region ? [fencedField("Region", region)] : []),
    ...(employees ? [`Employees: ${employees}`] : []),
    ...(currency && /^[A-Z]{3}$/.test(currency) ? [`Currency of texts: ${currency}`] : []),
    ...(language ? [`Language of all texts: ${language}`] : []),
  ];
}

const wordOf = (words: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(words, key) ? words[key] : undefined;
