import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import { companySizes, reportLanguages } from "@seedbed/contract/nucleus/vocabulary";

const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

/** "CHF, Swiss Franc". */
export const currencyWords = (code: string): string => {
  const name = currencyNames.of(code);
  return name === undefined || name === code ? code : `${code}, ${name}`;
};

/** What a company has said of itself, by name and in words; empty words for what it has not said. */
export function factWords({ currency, region, size, reportLanguage }: CompanyFacts) {
  return [
    { name: "Currency", words: currency ? currencyWords(currency) : "" },
    { name: "Region", words: region },
    { name: "Employees", words: size ? companySizes[size] : "" },
    { name: "Language of reports", words: reportLanguage ? reportLanguages[reportLanguage] : "" },
  ];
}
