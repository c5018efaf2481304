import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import type { CompanyWords } from "./company-fields.ts";

/** Tells the company that has the idea from others, by its name and its domain. */
export function ownCompany({ company }: ConceptBrief): (other: Pick<CompanyWords, "name" | "domain">) => boolean {
  const own = [company.name, company.domain].map(plainName).filter((name) => name !== "");
  return ({ name, domain }) => [name, domain].some((text) => own.includes(plainName(text)));
}
