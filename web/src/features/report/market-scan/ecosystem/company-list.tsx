import type { Origin } from "@seedbed/contract/plain-text";
import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";
import { useState } from "react";
import { CompanyDetails } from "./company-details.tsx";
import styles from "./company-list.module.css";

interface CompanyListProps {
  /** What the list holds. */
  label: string;
  companies: readonly (Incumbent | Startup)[];
  /** Who wrote of them. */
  origin: Origin;
  /** Said while no company is chosen. */
  hint: string;
  /** Said when there is none. */
  none: string;
}

/** Companies at the left, the chosen one at the right; on a small screen below each other. */
export function CompanyList({ label, companies, origin, hint, none }: CompanyListProps) {
  const [chosen, setChosen] = useState<string | undefined>();
  const shown = companies.find(({ uuid }) => uuid === chosen);
  if (companies.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <div className={styles.frame}>
      <ul className={styles.names} aria-label={label}>
        {companies.map((company) => (
          <li key={company.uuid}>
            <button type="button" aria-pressed={company.uuid === chosen} onClick={() => setChosen(company.uuid)}>
              {company.name}
              <span>{company.headquarters}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.pane} aria-live="polite">
        {shown ? (
          <CompanyDetails key={shown.uuid} company={shown} origin={origin} />
        ) : (
          <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}
