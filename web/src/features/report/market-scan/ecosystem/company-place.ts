import type { FieldAddress } from "../../editing/edited-section.tsx";
import { type Company, companyKinds, kindOf } from "./company-kinds.ts";

/** Where a field of a company stands and what it is called, for the parts that edit it; two companies may be open on a page. */
export const fieldOf = (company: Company, field: string, called: string): FieldAddress & { label: string } => ({
  item: company.uuid,
  place: companyKinds[kindOf(company)].place,
  field,
  label: `${called} of ${company.name}`,
});
