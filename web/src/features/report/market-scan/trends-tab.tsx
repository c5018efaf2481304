import { Card } from "../../../design/card.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SectionGate } from "../frame/section-gate.tsx";
import { CollapsibleText } from "../plain/collapsible-text.tsx";
import { DirectionBadge } from "../plain/direction-badge.tsx";
import { Columns, Section } from "../plain/section.tsx";
import { SourceList } from "../plain/source-list.tsx";
import { MarketForces } from "./market-forces.tsx";
import styles from "./market-scan-screen.module.css";
import { marketScan, trends } from "./section.ts";
import { TrendCard } from "./trend-card.tsx";

const collapsedHeight = 140;

/** What moves the market: forces, the insights that matter most, and the six PESTEL categories. */
export function TrendsTab({ conceptId }: { conceptId: string }) {
  return (
    <>
      <SectionGate conceptId={conceptId} section={marketScan}>
        {(scan, gapAt) => (
          <>
            <p className={styles.lead}>{scan.trendsAndDriversDescription}</p>
            <div className={styles.forces}>
              {scan.marketForces.length === 0 && gapAt("market-forces") ? (
                <Card title="Market Forces Radar">{gapAt("market-forces")}</Card>
              ) : (
                <MarketForces forces={scan.marketForces} origin={scan.origin} />
              )}
            </div>
            <Section title="Priority Insights">
              {scan.priorityInsights.length === 0 && gapAt("priority-insights")}
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
                      <SourceList sources={insight.sources} origin={scan.origin} />
                    </p>
                  </Card>
                ))}
              </Columns>
            </Section>
          </>
        )}
      </SectionGate>
      <SectionGate conceptId={conceptId} section={trends}>
        {({ results, origin }) => (
          <Section title="PESTEL Analysis" aside={<OriginBadge origin={origin} />}>
            <Columns>
              {results.map((trend) => (
                <TrendCard key={trend.uuid} trend={trend} origin={origin} />
              ))}
            </Columns>
          </Section>
        )}
      </SectionGate>
    </>
  );
}
