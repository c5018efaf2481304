import { Card } from "../../../design/card.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { CollapsibleText } from "../plain/collapsible-text.tsx";
import { DirectionBadge } from "../plain/direction-badge.tsx";
import { Columns, Section } from "../plain/section.tsx";
import { SourceList } from "../plain/source-list.tsx";
import { SectionGate } from "../section-gate.tsx";
import { marketScanQuery, trendsQuery } from "../use-sections.ts";
import { MarketForces } from "./market-forces.tsx";
import styles from "./market-scan-screen.module.css";
import { TrendCard } from "./trend-card.tsx";

const empty = "Market scan data is not available for this concept.";
const collapsedHeight = 140;

/** What moves the market: forces, the insights that matter most, and the six PESTEL categories. */
export function TrendsTab({ conceptId }: { conceptId: string }) {
  return (
    <>
      <SectionGate conceptId={conceptId} section="marketScan" query={marketScanQuery(conceptId)} emptyTitle={empty}>
        {(scan) => (
          <>
            <p className={styles.lead}>{scan.trendsAndDriversDescription}</p>
            <div className={styles.forces}>
              <MarketForces forces={scan.marketForces} origin={scan.origin} />
            </div>
            <Section title="Priority Insights">
              <Columns>
                {scan.priorityInsights.map((insight) => (
                  <Card key={insight.uuid} className={styles.insight}>
                    <p>
                      <DirectionBadge direction={insight.direction} />
                    </p>
                    <h3>{insight.title}</h3>
                    <CollapsibleText height={collapsedHeight}>
                      <p className={styles.explanation}>{insight.explanation}</p>
                    </CollapsibleText>
                    <p className={styles.sources}>
                      <SourceList sources={insight.sources} />
                    </p>
                  </Card>
                ))}
              </Columns>
            </Section>
          </>
        )}
      </SectionGate>
      <SectionGate conceptId={conceptId} section="trends" query={trendsQuery(conceptId)} emptyTitle={empty}>
        {(trends) => (
          <Section title="PESTEL Analysis" aside={<OriginBadge origin={trends.origin} />}>
            <Columns>
              {trends.results.map((trend) => (
                <TrendCard key={trend.uuid} trend={trend} />
              ))}
            </Columns>
          </Section>
        )}
      </SectionGate>
    </>
  );
}
