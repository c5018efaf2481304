import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { ReportDigest } from "../../../writing/digest.ts";
import { quotedLabel } from "../../report-in-quotes.ts";

const mostNames = 4;
const scoresByGrading: Record<string, number> = {
  "Mostly Headwinds": 8,
  "Headwinds & Tailwinds": 5,
  "Mostly Tailwinds": 2,
};

/** Labels of a report in quotation marks, and lists of its names; undefined where it has none. */
export function labelsInReport({ market, customers }: ReportDigest, language: DraftLanguage) {
  const forces = (market?.forces ?? [])
    .map((force) => ({ ...force, weight: force.score ?? scoresByGrading[force.grading] ?? 5 }))
    .sort((one, other) => one.weight - other.weight);
  const [lightest, heaviest] = [forces[0], forces.at(-1)];
  // Forces that weigh the same tell nothing of which helps and which holds back.
  const isTold = lightest && heaviest && lightest.weight < heaviest.weight;
  const first = customers.find((customer) => customer.isPrimary) ?? customers[0];
  const companies = [...(market?.incumbents ?? []), ...(market?.startups ?? [])].slice(0, mostNames);
  return {
    headwind: quotedLabel(heaviest?.category, language),
    tailwind: quotedLabel(isTold ? lightest.category : undefined, language),
    companies: listed(
      companies.map(({ name }) => name),
      language,
    ),
    personas: listed(
      customers.map(({ name, segment }) => `${name} (${segment})`),
      language,
    ),
    alternative: quotedLabel(first?.alternatives[0], language),
  };
}

/** Names as a list of the language, without stops that would end a sentence. */
function listed(names: readonly string[], language: DraftLanguage): string | undefined {
  const labels = names
    .map((name) => name.replace(/[.!?…。！？]+(?=\s|$|[)）])/gu, ""))
    .filter((name) => name.trim() !== "");
  return labels.length > 0 ? new Intl.ListFormat(language, { type: "conjunction" }).format(labels) : undefined;
}
