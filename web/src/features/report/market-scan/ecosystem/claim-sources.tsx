import type { Origin } from "@seedbed/contract/plain-text";
import type { Claim, Source } from "@seedbed/contract/report/source";
import { EditableSources } from "../../editing/editable.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { Basis } from "./basis.tsx";
import styles from "./company-details.module.css";
import type { Company } from "./company-kinds.ts";
import { fieldOf } from "./company-place.ts";

interface ClaimSourcesProps {
  company: Company;
  /** The field that holds what it rests on, and the one of them that holds the sources. */
  evidence: string;
  field: string;
  /** What is claimed, such as "headquarters". */
  claim: string;
  sources: readonly Source[];
  claims?: readonly Claim[] | undefined;
  /** Who wrote the claim. */
  origin: Origin;
}

/** What a claim rests on, or that it is reasoning. */
export function ClaimSources({ company, evidence, field, claim, sources, claims, origin }: ClaimSourcesProps) {
  return (
    <span className={styles.basis}>
      <EditableSources {...fieldOf(company, field, `Sources for the ${claim}`)} value={sources}>
        <Basis sources={sources} origin={origin} />
      </EditableSources>
      <EvidenceButton
        item={company.uuid}
        field={evidence}
        name={`${company.name}, ${claim}`}
        sources={sources}
        claims={claims}
        isShort
      />
    </span>
  );
}
