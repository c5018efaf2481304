import { Modal } from "@mantine/core";
import { Button } from "../../../../design/button.tsx";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { exportKeptHours } from "@seedbed/contract/limits";
import { exportFormats } from "@seedbed/contract/report/documents/words";
import { useId, useState } from "react";
import styles from "./export-dialog.module.css";
import { formatWords } from "./export-formats.ts";
import { MadeExports } from "./made-exports.tsx";
import { type ReportExport, useExports } from "./use-exports.ts";

interface ExportDialogProps {
  conceptId: string;
  /** The version that is looked at; null for what stands. */
  version: { uuid: string; versionNumber: number } | null;
  opened: boolean;
  onClose: () => void;
}

/** Orders the report as a document, tells how far it is, and saves it. */
export function ExportDialog({ conceptId, version, opened, onClose }: ExportDialogProps) {
  const { exports, order, save } = useExports(conceptId, version?.uuid ?? null);
  const [format, setFormat] = useState<ReportExport["format"]>("pdf");
  const name = useId();
  const made = exports.data?.results ?? [];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Export report"
      centered
      size="lg"
      transitionProps={{ duration: 300 }}
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ title: styles.title }}
    >
      <fieldset className={styles.formats}>
        <legend className={styles.legend}>As what</legend>
        {exportFormats.map((each) => (
          <label key={each} className={styles.format}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={format === each}
              onChange={() => setFormat(each)}
              aria-describedby={`${name}-${each}`}
            />
            <span>
              <b>{formatWords[each].name}</b>
              <small id={`${name}-${each}`}>{formatWords[each].holds}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>
        {version && format !== "bundle"
          ? `It shows the report as it stood in version ${version.versionNumber}.`
          : "It shows the report as it stands now."}{" "}
        Documents can be downloaded by you alone, for {exportKeptHours} hours.
      </p>
      <div className={styles.actions}>
        <Button loading={order.isPending} onClick={({ detail }) => detail < 2 && order.mutate(format)}>
          Export
        </Button>
      </div>
      {made.length > 0 && <MadeExports made={made} save={save} />}
    </Modal>
  );
}
