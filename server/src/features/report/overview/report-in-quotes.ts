import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import { type DraftLanguage, quoted } from "../../../platform/drafting/telling/draft-language.ts";
import type { ReportDigest } from "../writing/digest.ts";
import { startValues } from "../writing/drafting/start-values.ts";

const rankByRisk = { high: 0, medium: 1, low: 2 } as const;
const nothing = /^\D*0(?:[.,]0+)?\D*$/u;

/** The assumption of the report at this place in the order of risk, as a quote; undefined when there is none. */
export function quotedBelief(report: ReportDigest, language: DraftLanguage, place = 0): string | undefined {
  const ordered = report.assumptions.toSorted(
    (one, other) => rankByRisk[one.riskCategory] - rankByRisk[other.riskCategory],
  );
  return quotedLabel(ordered[place]?.statement, language);
}

/** The number behind the size that narrows it most, as a quote; undefined when there is none. */
export function quotedInput(report: ReportDigest, language: DraftLanguage, place = -1): string | undefined {
  return quotedLabel(report.financials?.inputs.at(place), language);
}

/** The first sentence of a title, name or statement in quotation marks, without its stop; undefined when nothing is left. */
export function quotedLabel(text: string | undefined, language: DraftLanguage): string | undefined {
  const [first = ""] = plainSentences(text ?? "");
  const label = first.replace(/[\s.!?…。！？:：;]+$/u, "");
  return label === "" ? undefined : quoted(label, language);
}

/**
 * The sizes of the financial projection as it writes them; undefined where there are none, or nothing but zero, and where nobody gave the
 * number they begin with: a start value says nothing of a market.
 */
export function sizesOf({
  financials,
}: ReportDigest): { tam: string; sam: string; som: string } | { savings: string } | undefined {
  if (isStartValue(financials?.inputs[0] ?? "")) return undefined;
  if (financials?.savings && !nothing.test(financials.savings)) return { savings: financials.savings };
  if (!financials?.sizes || nothing.test(financials.sizes.tam)) return undefined;
  const { tam, sam, som } = financials.sizes;
  return { tam, sam, som };
}

const beginnings: ReadonlySet<number> = new Set([startValues.customers, startValues.cost, startValues.peopleAffected]);

function isStartValue(input: string): boolean {
  const figure = /: \$?(?<figure>[\d,.]+)(?:%| \D*)?$/u.exec(input)?.groups?.figure;
  return beginnings.has(Number(figure?.replaceAll(",", "")));
}
