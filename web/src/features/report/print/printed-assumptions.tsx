import type { AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import styles from "./print.module.css";
import { PrintedPart, PrintedSection, PrintedSources } from "./printed-parts.tsx";

const levels = { 1: "Low", 2: "Medium", 3: "High" } as const;
const statuses = {
  validated: "Validated",
  partially_validated: "Partly validated",
  invalidated: "Invalidated",
  unvalidated: "Unvalidated",
  untested: "Untested",
} as const;

export function PrintedAssumptions({ list }: { list: AssumptionList }) {
  const byCategory = [...Map.groupBy(list.results, ({ category }) => category)];
  return (
    <PrintedSection title="Assumptions">
      {byCategory.map(([category, assumptions]) => (
        <PrintedPart key={category} title={category}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Assumption</th>
                <th scope="col">Importance</th>
                <th scope="col">Certainty</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {assumptions.map(({ uuid, statement, importance, certainty, status, evidence }) => (
                <tr key={uuid}>
                  <td>
                    {statement}
                    <PrintedSources sources={evidence?.sources ?? []} />
                  </td>
                  <td>{levels[importance]}</td>
                  <td>{levels[certainty]}</td>
                  <td>{statuses[status]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PrintedPart>
      ))}
    </PrintedSection>
  );
}
