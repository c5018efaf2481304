import { IconPlus } from "@tabler/icons-react";
import { Button } from "../../../../design/button.tsx";
import { useHistorical } from "../../frame/historical.ts";
import type { EvidenceView } from "../evidence-query.ts";
import { inARow, isInference } from "../evidence-words.ts";
import styles from "./sources-panel.module.css";

/** Which steps are not served by any of the sources, and the way to add one. */
export function SourcesFooter({ view: { steps }, onAdd }: { view: EvidenceView; onAdd: () => void }) {
  const without = steps.flatMap((step, index) => (isInference(step) ? [index + 1] : []));
  const isHistorical = useHistorical();
  return (
    <>
      <p className={`${styles.footnote} numerals`}>
        {without.length > 0 &&
          `${inARow("Step", without)} ${without.length === 1 ? "has no source and is" : "have no source and are"} not listed here`}
      </p>
      {!isHistorical && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
          Add source
        </Button>
      )}
    </>
  );
}
