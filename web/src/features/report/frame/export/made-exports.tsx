import { Button } from "../../../../design/button.tsx";
import styles from "./export-dialog.module.css";
import { formatWords } from "./export-formats.ts";
import type { ReportExport, useExports } from "./use-exports.ts";

interface MadeExportsProps {
  made: readonly ReportExport[];
  save: ReturnType<typeof useExports>["save"];
}

/** What was ordered, how far it is, and where it can be saved. */
export function MadeExports({ made, save }: MadeExportsProps) {
  return (
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
