import { marketScanEdits } from "@seedbed/contract/report/market-scan/edits";
import { IconPlus } from "@tabler/icons-react";
import { Button } from "../../../../design/button.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { type CompanyKind, companyKinds } from "./company-kinds.ts";
import styles from "./company-list.module.css";

interface AddButtonProps {
  kind: CompanyKind;
  /** How many are listed. */
  count: number;
  onAdd: () => void;
}

/** Opens the form that adds a company. Nothing where nothing may be edited, and a sentence where the list is full. */
export function AddButton({ kind, count, onAdd }: AddButtonProps) {
  const { place, add } = companyKinds[kind];
  const { most } = marketScanEdits.lists[place];
  if (useEditedSection() === null) return null;
  if (count >= most) return <p className={styles.full}>{`At most ${most} can be listed here.`}</p>;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      className={styles.add}
      data-company="new"
      // What the focus goes to when the last company is removed.
      data-adds-to={place}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={onAdd}
    >
      {add}
    </Button>
  );
}
