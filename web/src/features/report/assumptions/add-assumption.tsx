import type { Origin } from "@seedbed/contract/plain-text";
import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import { Button } from "../../../design/button.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import styles from "./assumptions-screen.module.css";
import { useAssumptionEditor } from "./changing/assumption-editor.ts";

interface AddAssumptionProps {
  /** Chosen to begin with. */
  category: AssumptionCategory;
  /** Who wrote what stands here. */
  origin: Origin | undefined;
}

/** The way to one more assumption, beside who wrote those that are there. */
export function AddAssumption({ category, origin }: AddAssumptionProps) {
  const editor = useAssumptionEditor();
  return (
    <div className={styles.tools}>
      <OriginBadge origin={origin} />
      {editor && (
        <Button
          variant="default"
          disabled={editor.opened !== null || editor.isSaving}
          onClick={() => editor.show({ kind: "add", category })}
        >
          + Add assumption
        </Button>
      )}
    </div>
  );
}
