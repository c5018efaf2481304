import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { IconSparkles } from "@tabler/icons-react";
import { Fragment, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import styles from "./marks.module.css";
import { TabDots } from "./tab-dots.tsx";
import { usePlaces } from "./use-places.ts";

interface MarksProps {
  edits: readonly Edit[];
  pageOf: (section: ReportSection) => string;
  /** The edit that is looked for on the page; it is shown as soon as it stands there. */
  sought: string | null;
  onFound: () => void;
  /** Opens an edit in the panel. */
  onOpen: (uuid: string) => void;
}

/** What the proposed edits would touch, marked where it stands on the page, and the pages that have some. */
export function Marks({ edits, pageOf, sought, onFound, onOpen }: MarksProps) {
  const places = usePlaces(edits);
  const place = places.find((each) => each.edits.some(({ uuid }) => uuid === sought));
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!place) return;
    place.host.scrollIntoView({ block: "center" });
    place.host.querySelector<HTMLElement>(`[data-opens="${sought}"]`)?.focus({ preventScroll: true });
    found();
  }, [place, sought]);
  return (
    <>
      <TabDots edits={edits} pageOf={pageOf} />
      {places.map(({ host, edits: numbered }) => (
        <Fragment key={numbered.map(({ uuid }) => uuid).join(" ")}>
          {createPortal(
            <>
              <span className={styles.bar} aria-hidden="true" />
              <span className={styles.labels}>
                {numbered.map(({ uuid, number, title }) => (
                  <button
                    key={uuid}
                    type="button"
                    className={styles.mark}
                    data-opens={uuid}
                    title={title}
                    onClick={() => onOpen(uuid)}
                  >
                    <IconSparkles size={13} aria-hidden="true" />
                    {`Edit ${number}`}
                  </button>
                ))}
              </span>
            </>,
            host,
          )}
        </Fragment>
      ))}
    </>
  );
}
