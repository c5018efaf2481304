import { Button } from "@mantine/core";
import type { Concept } from "@seedbed/contract/concepts/schemas";
import { IconSparkles } from "@tabler/icons-react";
import { refinePanel, useRefinePanel } from "./panel-state.ts";

/** Opens the panel in which the report is edited with AI, and closes it. Nothing where there is no report to change. */
export function RefineButton({ concept }: { concept: Concept }) {
  const isOpen = useRefinePanel().openFor === concept.uuid;
  if (concept.isHistoricalVersion || !isWritten(concept)) return null;
  return (
    <Button
      leftSection={<IconSparkles size={18} aria-hidden="true" />}
      aria-expanded={isOpen}
      data-refine-button
      onClick={() => (isOpen ? refinePanel.close() : refinePanel.open(concept.uuid))}
    >
      Refine
    </Button>
  );
}

const isWritten = ({ reportStatusBySection }: Concept) =>
  Object.values(reportStatusBySection).some(({ dateCompleted }) => dateCompleted !== null);
