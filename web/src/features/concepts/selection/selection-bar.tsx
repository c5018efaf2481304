import { CloseButton } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/CloseButton.layer.css";
import { IconArchive, IconColumns, IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { comparableMost } from "../compare/compared-ids.ts";
import styles from "./selection-bar.module.css";
import { useArchiveConcepts } from "./use-archive-concepts.ts";
import { useExportConcepts } from "./use-export-concepts.ts";
import type { Selection } from "./use-selection.ts";

/** How many rows are selected, and what can be done with them together. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const ids = [...selection.ids];
  const exporting = useExportConcepts();
  return (
    <section className={styles.bar} aria-label="Selected concepts">
      <p className={styles.count} role="status">
        {ids.length} selected
      </p>
      <div className={styles.actions}>
        <CompareButton ids={ids} />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={15} aria-hidden="true" />}
          loading={exporting.isPending}
          // The second of two quick clicks comes before the button shows that it is busy.
          onClick={({ detail }) => detail < 2 && exporting.mutate({ uuids: ids })}
        >
          Export as CSV
        </Button>
        <ArchiveButton ids={ids} selection={selection} />
      </div>
      <CloseButton aria-label="Clear selection" onClick={selection.clear} />
    </section>
  );
}

function CompareButton({ ids }: { ids: string[] }) {
  const icon = <IconColumns size={15} aria-hidden="true" />;
  if (ids.length < 2 || ids.length > comparableMost)
    return (
      <Button size="xs" variant="default" leftSection={icon} data-disabled aria-disabled title={howMany}>
        Compare
      </Button>
    );
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={icon}
      renderRoot={(props) => <Link to="/concept/compare" search={{ ids: ids.join(",") }} {...props} />}
    >
      Compare
    </Button>
  );
}

const howMany = "Select two to four concepts to compare them";

function ArchiveButton({ ids, selection }: { ids: string[]; selection: Selection }) {
  const [asking, setAsking] = useState(false);
  const archiving = useArchiveConcepts();
  const what = ids.length === 1 ? "1 concept" : `${ids.length} concepts`;
  const archive = () =>
    archiving.mutate(ids, {
      onSuccess: ({ refused }) => selection.keep(refused.map(({ uuid }) => uuid)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArchive size={15} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Archive
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Archive ${what}?`}
        confirmLabel={`Archive ${ids.length}`}
        busy={archiving.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={archive}
      >
        Archived concepts leave the list and keep their reports; each can be taken back. A concept whose report is being
        written stays.
      </ConfirmDialog>
    </>
  );
}
