import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { useOpenedAtOnce } from "../../../design/late/use-opened-at-once.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import type { Concept } from "../frame/use-concept.ts";
import { VersionLabel } from "./version-label.tsx";
import { VersionList } from "./version-list.tsx";
import buttons from "./versions-button.module.css";
import styles from "./versions-popover.module.css";
import { versionsQuery } from "./versions-query.ts";
import { walkEntries } from "./walk-entries.ts";

const ComparisonDialog = lazyPart(() =>
  import("./comparison/comparison-dialog.tsx").then((module) => ({ default: module.ComparisonDialog })),
);

export interface OpenVersionsProps {
  conceptId: string;
  concept: Concept;
}

/** The versions of a concept: open from the moment it comes, in place of the button that it was asked for with. */
export function OpenVersions({ conceptId, concept }: OpenVersionsProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useOpenedAtOnce(opener);
  const [compared, setCompared] = useState<string | null>(null);
  const titleId = useId();
  const { data, error } = useQuery({ ...versionsQuery(conceptId), enabled: opened });
  const close = () => {
    setOpened(false);
    opener.current?.focus();
  };
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        onClose={() => opener.current?.focus()}
        position="bottom-end"
        width={320}
        withRoles={false}
        trapFocus
        withinPortal
        shadow="md"
      >
        <Popover.Target>
          <button
            ref={opener}
            type="button"
            className={buttons.button}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <VersionLabel version={concept.version} />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles.dropdown ?? ""}>
          <section
            role="dialog"
            aria-labelledby={titleId}
            className={styles.dialog}
            tabIndex={-1}
            data-autofocus
            onKeyDown={walkEntries}
          >
            <div className={styles.header}>
              <h2 id={titleId}>Versions</h2>
              {data && <span>{data.version_count}</span>}
            </div>
            {data ? (
              <VersionList
                conceptId={conceptId}
                listed={data}
                isHistorical={concept.isHistoricalVersion}
                onDone={close}
                onCompare={(version) => {
                  setOpened(false);
                  setCompared(version);
                }}
              />
            ) : (
              <p className={styles.waiting} role="status">
                {error ? sentenceOf(error) : "Loading"}
              </p>
            )}
          </section>
        </Popover.Dropdown>
      </Popover>
      {compared !== null && (
        <Suspense fallback={null}>
          <ComparisonDialog
            conceptId={conceptId}
            concept={concept}
            before={compared}
            onClose={() => {
              setCompared(null);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
