import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { perWhat } from "../plain/per-what.ts";
import styles from "./print.module.css";
import { PrintedPart, PrintedSection, PrintedSources, PrintedText } from "./printed-parts.tsx";

type Entry = FinancialProjection["marketSizings"][number]["assumptionEntries"][number];

export function PrintedMoney({ projection }: { projection: FinancialProjection }) {
  const { businessModel, pricing, savingMethod, savingsModel, evidence = {} } = projection;
  const described = [
    ...projection.distributionChannels,
    ...projection.costDrivers,
    ...projection.targetSavingsAreas,
    ...projection.costInterferences.map(({ interferenceInsight, ...rest }) => ({
      ...rest,
      description: interferenceInsight,
    })),
  ];
  return (
    <PrintedSection title="Financial Projection">
      {projection.overview && <p>{projection.overview}</p>}
      <PrintedSources sources={evidence.overview?.sources ?? []} />
      {businessModel && (
        <PrintedPart title="Business Model">
          <PrintedText
            name={[businessModel.type, businessModel.subtype].filter(Boolean).join(", ")}
            text={businessModel.description}
          />
          <PrintedSources sources={evidence.businessModel?.sources ?? []} />
        </PrintedPart>
      )}
      {pricing && (
        <PrintedPart title="Pricing">
          <p>{`$${pricing.price} ${perWhat(pricing.unit)}. ${pricing.reasoning}`}</p>
          <PrintedSources sources={evidence.pricing?.sources ?? []} />
        </PrintedPart>
      )}
      {savingMethod && (
        <PrintedPart title="Savings Method">
          <PrintedText name={savingMethod.type} text={savingMethod.description} />
          <PrintedSources sources={evidence.savingMethod?.sources ?? []} />
        </PrintedPart>
      )}
      {savingsModel && (
        <PrintedPart title="Savings">
          <p>{`${compactUsd(savingsModel.savingsAmount)} ${perWhat(savingsModel.unit)}. ${savingsModel.reasoning}`}</p>
          <PrintedSources sources={evidence.savingsModel?.sources ?? []} />
        </PrintedPart>
      )}
      {described.map((thing) => (
        <PrintedPart key={thing.uuid} title={thing.title}>
          <p>{thing.description}</p>
          <PrintedText name="Mitigation:" text={"mitigationStatement" in thing ? thing.mitigationStatement : null} />
          <PrintedSources sources={thing.evidence?.sources ?? []} />
        </PrintedPart>
      ))}
      {projection.marketSizings.map((sizing) => (
        <PrintedPart
          key={sizing.uuid}
          title={sizing.type === "top_down" ? "Market Sizing, Top Down" : "Market Sizing, Bottom Up"}
        >
          <p>
            {`TAM ${compactUsd(sizing.expectedTam)}, SAM ${compactUsd(sizing.expectedSam)}, SOM ${compactUsd(sizing.expectedSom)} a year`}
          </p>
          <Entries entries={sizing.assumptionEntries} />
        </PrintedPart>
      ))}
      {projection.impactSizings.map((sizing) => (
        <PrintedPart key={sizing.uuid} title={sizing.title}>
          <p>{`${compactUsd(sizing.expectedSavings)} a year`}</p>
          <Entries entries={sizing.assumptionEntries} />
        </PrintedPart>
      ))}
    </PrintedSection>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Assumption</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {entries
          .toSorted((one, other) => one.order - other.order)
          .map((entry) => (
            <tr key={entry.uuid}>
              <td>{entry.group}</td>
              <td>
                {entry.title}
                {entry.description && <small>{entry.description}</small>}
                <PrintedSources sources={entry.evidence?.sources ?? []} />
              </td>
              <td className="numerals">{`${entry.operator} ${entry.scalar} ${entry.unit}`}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
