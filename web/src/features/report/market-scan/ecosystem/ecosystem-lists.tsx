import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { Section } from "../../plain/section.tsx";
import { type CompanyKind, companyKinds } from "./company-kinds.ts";
import { CompanyList } from "./company-list.tsx";
import styles from "./ecosystem-lists.module.css";

interface EcosystemListsProps {
  conceptId: string;
  scan: MarketScan;
  /** What stands at the place of a list that could not be written. */
  gapAt: GapAt;
}

/** Who is already there: what is said of them together, young companies and established ones. */
export function EcosystemLists({ conceptId, scan, gapAt }: EcosystemListsProps) {
  const mayEdit = useEditedSection() !== null;
  const { ecosystemDescription, origin } = scan;
  const listOf = (kind: CompanyKind) => {
    const companies = kind === "startup" ? scan.startups : scan.incumbents;
    const { title, part, none } = companyKinds[kind];
    return (
      <Section title={title} aside={<OriginBadge origin={origin} />}>
        <CompanyList
          conceptId={conceptId}
          kind={kind}
          companies={companies}
          origin={origin}
          none={gapAt(part) ?? <p className={styles.none}>{none}</p>}
        />
      </Section>
    );
  };
  return (
    <>
      {(ecosystemDescription || mayEdit) && (
        <div className={styles.lead}>
          <EditableText
            item={null}
            place=""
            field="ecosystemDescription"
            value={ecosystemDescription}
            label="Ecosystem description"
            multiline
          />
        </div>
      )}
      {listOf("startup")}
      {listOf("incumbent")}
    </>
  );
}
