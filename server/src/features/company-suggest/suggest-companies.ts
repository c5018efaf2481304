import type { Company } from "../../library/companies/company.ts";

const most = 8;

/**
 * Up to eight of the companies that go by what is typed: whose domain it is or lies in, whose name or domain begins so, or one of whose
 * words does, in this order. Capitals, accents, a protocol, "www." and a path do not matter. None for an empty text.
 */
export function suggestCompanies(companies: readonly Company[], typed: string): readonly Company[] {
  const text = plain(typed);
  if (text === "") return [];
  return companies
    .map((company) => ({ company, nearness: nearnessOf(company, text) }))
    .filter(({ nearness }) => nearness < far)
    .sort((one, other) => one.nearness - other.nearness || one.company.name.localeCompare(other.company.name, "en"))
    .slice(0, most)
    .map(({ company }) => company);
}

const far = 4;

function nearnessOf({ name, domain }: Company, text: string): number {
  const words = plain(name);
  if (text === domain || text.endsWith(`.${domain}`) || text === words) return 0;
  if (words.startsWith(text)) return 1;
  if (domain.startsWith(text)) return 2;
  return words.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(text)) ? 3 : far;
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/?#].*$/s, "");
