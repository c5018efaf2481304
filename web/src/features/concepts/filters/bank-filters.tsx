import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { useLatePart } from "../../../design/late/late-part.ts";
import { filterPanel } from "../late-parts.ts";
import styles from "./bank-filters.module.css";
import { type BankFiltersProps, chosenStatuses } from "./chosen-statuses.ts";

/** The button that the filters of the bank open below. */
export function BankFilters(props: BankFiltersProps) {
  const [isWanted, setWanted] = useState(false);
  const panel = useLatePart(filterPanel, isWanted);
  if (isWanted && panel) return <panel.FilterPanel {...props} />;
  const count = chosenStatuses(props.search, props.labels).length + (props.search.createdBy ? 1 : 0);
  return (
    <Button
      variant="default"
      leftSection={<IconFilter size={16} aria-hidden="true" />}
      rightSection={count > 0 ? <span className={styles.count}>{count}</span> : undefined}
      onClick={() => setWanted(true)}
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      Filters
    </Button>
  );
}
