import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { Section } from "../../plain/section.tsx";
import { CompanyList } from "./company-list.tsx";
import styles from "./ecosystem-lists.module.css";

interface EcosystemListsProps {
  conceptId: string;
  scan: MarketScan;
  /** What stands at the place of a list that could not be written. */
  gapAt: GapAt;
}

/** Who is already there: what is said of them together, young companies and established ones. */
export function EcosystemLists({ scan, gapAt }: EcosystemListsProps) {
  return (
    <>
      {scan.ecosystemDescription && <p className={styles.lead}>{scan.ecosystemDescription}</p>}
      <Section title="Startups" aside={<OriginBadge origin={scan.origin} />}>
        {(scan.startups.length === 0 && gapAt("startups")) || (
          <CompanyList
            label="Startups"
            companies={scan.startups}
            origin={scan.origin}
            hint="Select a startup to view details"
            none="No startup is named."
          />
        )}
      </Section>
      <Section title="Incumbents">
        {(scan.incumbents.length === 0 && gapAt("incumbents")) || (
          <CompanyList
            label="Incumbents"
            companies={scan.incumbents}
            origin={scan.origin}
            hint="Select an incumbent to view details"
            none="No incumbent is named."
          />
        )}
      </Section>
    </>
  );
}
