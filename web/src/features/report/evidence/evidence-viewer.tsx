import { CloseButton, Drawer } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import { useMediaQuery } from "@mantine/hooks";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { useScrollLock } from "../../../design/page/use-scroll-lock.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import type { EvidenceAt } from "./address/use-open-evidence.ts";
import { EvidenceParts } from "./evidence-parts.tsx";
import { evidenceQuery } from "./evidence-query.ts";
import styles from "./evidence-viewer.module.css";

export { evidenceQuery };

interface EvidenceViewerProps {
  conceptId: string;
  at: EvidenceAt;
  opened: boolean;
  /** `then` is done once it is closed. */
  onClose: (then?: () => void) => void;
}

/** What a claim rests on, 500 px wide beside the page, which stands still under a veil; a sheet under 768 px. Escape closes. */
export function EvidenceViewer({ conceptId, at, opened, onClose }: EvidenceViewerProps) {
  const isSheet = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  useScrollLock(opened);
  const { data, error, refetch } = useQuery(evidenceQuery(conceptId, at));
  return (
    <Drawer.Root
      opened={opened}
      onClose={() => onClose()}
      position={isSheet ? "bottom" : "right"}
      size={isSheet ? "92%" : 500}
      // The button that opened it gets the focus back from whoever knows it, also where a link led right here.
      returnFocus={false}
      lockScroll={false}
    >
      <Drawer.Overlay className={styles.veil} backgroundOpacity={1} color="transparent" />
      <Drawer.Content classNames={{ content: styles.panel, inner: styles.inner }}>
        <header className={styles.header}>
          <div className={styles.titles}>
            <p className="eyebrow">Evidence and reasoning</p>
            <Drawer.Title className={styles.title}>{data?.title || (error ? "Not there" : "Loading")}</Drawer.Title>
          </div>
          <CloseButton aria-label="Close" title="Close (Esc)" onClick={() => onClose()} data-autofocus />
        </header>
        {data ? (
          <EvidenceParts conceptId={conceptId} at={at} view={data} onClose={onClose} />
        ) : (
          <div className={styles.body}>
            {error ? (
              <ErrorState {...failureOf(error)} onRetry={isGone(error) ? undefined : () => void refetch()} />
            ) : (
              <div role="status" aria-label="Loading">
                <SkeletonLines lines={3} height={18} />
                <div className={styles.waiting}>
                  <SkeletonLines lines={6} />
                </div>
              </div>
            )}
          </div>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}

const isGone = (error: Error) => error instanceof CallFailed && error.code === "not_found";

const failureOf = (error: Error) =>
  isGone(error)
    ? {
        title: "This is no longer in the report",
        description: "It was removed or written anew. What stands there now has evidence of its own.",
      }
    : { title: "The evidence could not be loaded", description: sentenceOf(error) };
