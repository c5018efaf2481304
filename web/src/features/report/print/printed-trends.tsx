import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { PrintedPart, PrintedSection, PrintedSources, PrintedText } from "./printed-parts.tsx";

export function PrintedTrends({ trends }: { trends: Trends }) {
  return (
    <PrintedSection title="PESTEL Analysis">
      {trends.summary && <p>{trends.summary}</p>}
      {trends.results.map((trend) => (
        <PrintedPart key={trend.uuid} title={trend.category}>
          <p>{trend.summary}</p>
          <PrintedText name="Impact on this concept:" text={trend.impact} />
          {trend.keyFinding.map((finding) => (
            <div key={finding.uuid}>
              <PrintedText name="Key finding:" text={finding.text} />
              <PrintedSources sources={finding.sources} />
            </div>
          ))}
        </PrintedPart>
      ))}
    </PrintedSection>
  );
}
