import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses, conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import styles from "./status-selector.module.css";

export function StatusSelector({
  status,
  readOnly = false,
  onChange,
}: {
  status: ConceptStatus;
  readOnly?: boolean;
  onChange: (status: ConceptStatus) => void;
}) {
  return (
    <label className={styles.status} data-status={status}>
      <span className="visually-hidden">Status</span>
      <span className={styles.dot} aria-hidden="true" />
      <select
        value={status}
        disabled={readOnly}
        onChange={(event) => {
          const chosen = conceptStatuses.find((candidate) => candidate === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {conceptStatuses.map((candidate) => (
          <option key={candidate} value={candidate}>
            {conceptStatusLabels[candidate]}
          </option>
        ))}
      </select>
    </label>
  );
}
