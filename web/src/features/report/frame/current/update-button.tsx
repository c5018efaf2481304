import { IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { Button, type ButtonProps } from "../../../../design/button.tsx";
import { latePart, useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import type { Concept } from "../use-concept.ts";
import { outdatedIn, useOutdated } from "./outdated-query.ts";
import styles from "./update-button.module.css";

export interface UpdateOutdatedProps {
  conceptId: string;
  concept: Concept;
}

const openUpdate = latePart(() => import("./update-outdated.tsx"));
const withTouch = [openUpdate];

/** Offers to write all that is outdated anew. It stands from the first frame: the title beside it would break into lines anew when it came. */
export function UpdateOutdated(props: UpdateOutdatedProps) {
  const [isWanted, setWanted] = useState(false);
  useFetchedAtTouch(withTouch);
  const part = useLatePart(openUpdate, isWanted);
  // What it takes is known when it is opened.
  useOutdated(props.conceptId, props.concept);
  const count = outdatedIn(props.concept).length;
  if (isWanted && part) return <part.OpenUpdate {...props} />;
  if (!canUpdate(props.concept)) return null;
  return <UpdateOpener count={count} aria-expanded={false} onClick={() => setWanted(true)} />;
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
