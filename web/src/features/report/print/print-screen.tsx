import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../design/button.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { PageSkeleton } from "../../../design/page/page-skeleton.tsx";
import { assumptions } from "../assumptions/section.ts";
import { customerProfiles } from "../customers/section.ts";
import { FollowingText } from "../financials/chain/following-text.tsx";
import { financialProjection } from "../financials/section.ts";
import { marketScan, trends } from "../market-scan/section.ts";
import { overview } from "../overview/section.ts";
import styles from "./print.module.css";
import { PrintedAssumptions } from "./printed-assumptions.tsx";
import { PrintedMarket } from "./printed-market.tsx";
import { PrintedMoney } from "./printed-money.tsx";
import { PrintedOverview } from "./printed-overview.tsx";
import { PrintedProfiles } from "./printed-profiles.tsx";
import { PrintedTrends } from "./printed-trends.tsx";

/** A whole report as one document, ready for paper. */
export function PrintScreen({ conceptId }: { conceptId: string }) {
  const said = useQuery(overview.query(conceptId));
  const moved = useQuery(trends.query(conceptId));
  const market = useQuery(marketScan.query(conceptId));
  const money = useQuery(financialProjection.query(conceptId));
  const people = useQuery(customerProfiles.query(conceptId));
  const assumed = useQuery(assumptions.query(conceptId));
  const all = [said, moved, market, money, people, assumed];
  if (all.some(({ isPending }) => isPending)) return <PageSkeleton label="Loading the whole report" />;
  if (all.every(({ data }) => data === undefined))
    return (
      <EmptyState
        title="There is nothing to print yet"
        description="Once sections of this report are written, they stand here as one document."
      />
    );
  const missing = all.filter(({ data }) => data === undefined).length;
  return (
    <article className={styles.document}>
      <div className={styles.bar}>
        <p>
          The whole report on one page.
          {missing > 0 && ` ${missing} ${missing === 1 ? "section is" : "sections are"} not written yet and left out.`}
        </p>
        <Button leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {said.data && (
        <PrintedOverview
          overview={said.data}
          marketSize={
            money.data ? (
              <FollowingText
                conceptId={conceptId}
                text={said.data.marketSizeSummary}
                field="overview.marketSizeSummary"
                stated={said.data.marketSizeFigures}
                projection={money.data}
              />
            ) : (
              said.data.marketSizeSummary
            )
          }
        />
      )}
      {moved.data && <PrintedTrends trends={moved.data} />}
      {market.data && <PrintedMarket scan={market.data} />}
      {money.data && <PrintedMoney projection={money.data} />}
      {people.data && <PrintedProfiles profiles={people.data} />}
      {assumed.data && <PrintedAssumptions list={assumed.data} />}
    </article>
  );
}
