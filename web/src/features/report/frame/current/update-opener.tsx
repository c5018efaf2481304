import { IconClock } from "@tabler/icons-react";
import { Button, type ButtonProps } from "../../../../design/button.tsx";
import type { Concept } from "../use-concept.ts";
import { outdatedIn } from "./outdated-query.ts";
import styles from "./update-opener.module.css";

export interface UpdateOutdatedProps {
  conceptId: string;
  concept: Concept;
}

/** Whether something is outdated, and nothing is being written. */
export const canUpdate = (concept: Concept): boolean =>
  outdatedIn(concept).length > 0 && !concept.isHistoricalVersion && concept.reportStatus !== "pending";

/** The button, whatever it does. */
export function UpdateOpener({ count, ...button }: ButtonProps & { count: number }) {
  return (
    <Button
      {...button}
      variant="default"
      className={styles.button}
      leftSection={<IconClock size={18} aria-hidden="true" />}
      aria-haspopup="dialog"
    >
      {`Update ${count} outdated ${count === 1 ? "section" : "sections"}`}
    </Button>
  );
}
