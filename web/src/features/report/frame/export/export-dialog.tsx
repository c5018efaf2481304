import { Button, Modal } from "@mantine/core";
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
      {made.length > 0 && (
        <ul className={styles.made} aria-label="Exports" aria-live="polite">
          {made.map((each) => (
            <li key={each.uuid} className={styles.row}>
              <span className={styles.words}>
                <b>{formatWords[each.format].name}</b>
                <small>{stateOf(each)}</small>
              </span>
              {each.status === "done" && (
                <Button
                  variant="default"
                  size="xs"
                  loading={save.isPending && save.variables === each.uuid}
                  aria-label={`Download ${each.fileName ?? formatWords[each.format].name}`}
                  onClick={({ detail }) => detail < 2 && save.mutate(each.uuid)}
                >
                  Download
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

function stateOf({ status, error, bytes, orderedAt }: ReportExport): string {
  if (status === "failed") return error ?? "It could not be made.";
  if (status === "waiting") return "Waiting for its turn…";
  if (status === "working") return "Being made…";
  return [time.format(new Date(orderedAt)), sizeOf(bytes ?? 0)].join(" · ");
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
