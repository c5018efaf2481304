import { IconHistory } from "@tabler/icons-react";
import { Button } from "../../../design/button.tsx";
import styles from "./historical-banner.module.css";
import { useVersionActions } from "./use-version-actions.tsx";

/** That an earlier version is shown, and the ways on: it becomes what stands, or what stands is shown again. */
export function HistoricalBanner({ conceptId }: { conceptId: string }) {
  const { commit, cancel } = useVersionActions(conceptId);
  const busy = commit.isPending || cancel.isPending;
  return (
    <section className={styles.banner} aria-label="Historical version">
      <IconHistory size={20} aria-hidden="true" />
      <p role="status">You are viewing a historical version of this concept</p>
      <div className={styles.actions}>
        <Button loading={commit.isPending} disabled={busy} onClick={({ detail }) => detail < 2 && commit.mutate()}>
          Revert
        </Button>
        <Button
          variant="default"
          loading={cancel.isPending}
          disabled={busy}
          onClick={({ detail }) => detail < 2 && cancel.mutate()}
        >
          Cancel
        </Button>
      </div>
    </section>
  );
}
