import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SectionGate } from "../frame/section-gate.tsx";
import { Section } from "../plain/section.tsx";
import { CompanyList } from "./company-list.tsx";
import styles from "./market-scan-screen.module.css";
import { marketScan } from "./section.ts";

/** Who is already there: young companies and established ones. */
export function EcosystemTab({ conceptId }: { conceptId: string }) {
  return (
    <SectionGate conceptId={conceptId} section={marketScan}>
      {(scan, gapAt) => (
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
      )}
    </SectionGate>
  );
}
