import type { Origin } from "@seedbed/contract/plain-text";
import type { Source } from "@seedbed/contract/report/source";
import { EditableSources } from "../../editing/editable.tsx";
import { Basis } from "./basis.tsx";
import type { Company } from "./company-kinds.ts";
import { fieldOf } from "./company-place.ts";

interface ClaimSourcesProps {
  company: Company;
  /** The field that holds them. */
  field: string;
  /** What is claimed, such as "headquarters". */
  claim: string;
  sources: readonly Source[];
  /** Who wrote the claim. */
  origin: Origin;
}

/** What a claim rests on, or that it is reasoning. */
export function ClaimSources({ company, field, claim, sources, origin }: ClaimSourcesProps) {
  return (
    <EditableSources {...fieldOf(company, field, `Sources for the ${claim}`)} value={sources}>
      <Basis sources={sources} origin={origin} />
    </EditableSources>
  );
}
