import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../../../../design/page/error-state.tsx";
import { AfterFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import { CallFailed, sentenceOf } from "../../../../transport/failure.ts";
import { NoResearchNotice } from "../../evidence/no-research-notice.tsx";
import { useNoResearchNotice } from "../../evidence/use-no-research-notice.ts";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { SectionGate } from "../../frame/section-gate.tsx";
import { useOnce } from "../../plain/use-once.ts";
import { ForcesFrame, MarketForces } from "../forces/market-forces.tsx";
import { PriorityInsights } from "../insights/priority-insights.tsx";
import { LinkedSection } from "../linked-section.tsx";
import { marketScan, trends } from "../section.ts";
import { PestelAnalysis } from "./pestel-analysis.tsx";
import { PestelSkeleton, ScanSkeleton, TrendsSkeleton } from "./trends-skeleton.tsx";
import { TrendsSummary } from "./trends-summary.tsx";

// The tab has asked already when its parts appear: what failed is not asked for again by each of them.
const askedTrends = {
  ...trends,
  query: (id: string) => ({ ...trends.query(id), retryOnMount: false }),
};
const askedScan = {
  ...marketScan,
  query: (id: string) => ({ ...marketScan.query(id), retryOnMount: false }),
};

/** What moves the market: the summary, the forces, the insights that matter most, and the six PESTEL categories. */
export function TrendsTab({ conceptId }: { conceptId: string }) {
  const trendsRead = useQuery(trends.query(conceptId));
  const scanRead = useQuery(marketScan.query(conceptId));
  const notice = useNoResearchNotice(conceptId);
  const hasArrived = useOnce(!trendsRead.isPending && !scanRead.isPending && !notice.isAwaited);
  // All arrive together, or what comes later would push away what is read already.
  if (!hasArrived) return <TrendsSkeleton />;
  // Where nothing is written yet, the trends, which come first, speak for both.
  if (isMissing(trendsRead) && isMissing(scanRead))
    return (
      <SectionGate conceptId={conceptId} section={askedTrends} skeleton={TrendsSkeleton}>
        {() => null}
      </SectionGate>
    );
  const scan = isLost(scanRead) ? (
    <LostScan failure={scanRead} />
  ) : (
    <SectionGate conceptId={conceptId} section={askedScan} skeleton={ScanSkeleton}>
      {(data, gapAt) => <ScanParts scan={data} gapAt={gapAt} />}
    </SectionGate>
  );
  const trendsGate = (children: (data: Trends) => ReactNode) => (
    <SectionGate conceptId={conceptId} section={askedTrends} skeleton={PestelSkeleton}>
      {children}
    </SectionGate>
  );
  if (trendsRead.data)
    return trendsGate((data) => (
      <>
        {data.origin === "model" && notice.isShown && <NoResearchNotice onDismiss={notice.dismiss} />}
        <TrendsSummary trends={data} />
        {scan}
        <AfterFirstDrawing>
          <PestelAnalysis trends={data} />
        </AfterFirstDrawing>
      </>
    ));
  return (
    <>
      {scan}
      {isLost(trendsRead) ? (
        <LinkedSection name="pestel-analysis" title="PESTEL Analysis">
          <Lost title="Error loading trends data" failure={trendsRead} />
        </LinkedSection>
      ) : (
        trendsGate((data) => <PestelAnalysis trends={data} />)
      )}
    </>
  );
}

function ScanParts({ scan, gapAt }: { scan: MarketScan; gapAt: GapAt }) {
  const forcesGap = scan.marketForces.length === 0 && gapAt("market-forces");
  return (
    <>
      {forcesGap ? (
        <ForcesFrame>{forcesGap}</ForcesFrame>
      ) : (
        <MarketForces forces={scan.marketForces} origin={scan.origin} />
      )}
      <AfterFirstDrawing>
        <PriorityInsights scan={scan} gap={gapAt("priority-insights")} />
      </AfterFirstDrawing>
    </>
  );
}

interface Read {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

function LostScan({ failure }: { failure: Read }) {
  return (
    <>
      <ForcesFrame>
        <Lost title="Error loading market forces data" failure={failure} />
      </ForcesFrame>
      <LinkedSection name="priority-insights" title="Priority Insights">
        <Lost title="Error loading priority insights data" failure={failure} />
      </LinkedSection>
    </>
  );
}

const Lost = ({ title, failure: { error, refetch } }: { title: string; failure: Read }) => (
  <ErrorState title={title} description={sentenceOf(error)} onRetry={() => void refetch()} />
);

const isMissing = ({ data, error }: Read) =>
  data === undefined && error instanceof CallFailed && error.code === "not_found";

const isLost = (read: Read) => read.data === undefined && read.error !== null && !isMissing(read);
