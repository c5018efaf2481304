import { IconX } from "@tabler/icons-react";
import type { BankSearch } from "../bank-search.ts";
import { chosenStatuses, type StatusLabels } from "./chosen-statuses.ts";
import styles from "./filter-chips.module.css";

interface FilterChipsProps {
  search: BankSearch;
  labels: StatusLabels;
  onChange: (change: Partial<BankSearch>) => void;
}

/** The filters in force, each with a way out. */
export function FilterChips({ search, labels, onChange }: FilterChipsProps) {
  const statuses = chosenStatuses(search, labels);
  if (statuses.length === 0 && !search.createdBy) return null;
  return (
    <div className={styles.chips}>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-label={`Remove filter ${labels[status]}`}
          onClick={() => onChange({ status: statuses.filter((other) => other !== status).join(",") || undefined })}
        >
          {labels[status]} <IconX size={12} aria-hidden="true" />
        </button>
      ))}
      {search.createdBy && (
        <button
          type="button"
          aria-label={`Remove filter created by ${search.createdBy}`}
          onClick={() => onChange({ createdBy: undefined })}
        >
          Created by {search.createdBy} <IconX size={12} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={styles.clear}
        onClick={() => onChange({ status: undefined, createdBy: undefined })}
      >
        Clear all
      </button>
    </div>
  );
}
