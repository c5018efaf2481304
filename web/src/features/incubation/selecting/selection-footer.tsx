import type { GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import { Button } from "../../../design/button.tsx";
import styles from "./selection-footer.module.css";

interface SelectionFooterProps {
  chosen: readonly GeneratedConcept[];
  saving: boolean;
  reporting: boolean;
  onSave: () => void;
  onReport: () => void;
}

/** What happens to the chosen concepts. */
export function SelectionFooter({ chosen, saving, reporting, onSave, onReport }: SelectionFooterProps) {
  const busy = saving || reporting;
  const untitled = chosen.some(({ title }) => title.trim() === "");
  const unsaved = chosen.filter(({ isSaved }) => !isSaved);
  return (
    <footer className={styles.footer}>
      <p role="status" className={styles.count}>
        {untitled ? "A selected concept has no title." : countOf(chosen.length)}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="default"
          size="md"
          loading={saving}
          disabled={unsaved.length === 0 || untitled || busy}
          onClick={onSave}
        >
          Save
        </Button>
        <Button size="md" loading={reporting} disabled={chosen.length === 0 || untitled || busy} onClick={onReport}>
          {chosen.length > 1 ? "Generate Reports" : "Generate Report"}
        </Button>
      </div>
    </footer>
  );
}

function countOf(count: number): string {
  if (count === 0) return "Nothing selected yet";
  return count === 1 ? "1 concept selected" : `${count} concepts selected`;
}
