import type { Answer } from "../../../transport/create-call.ts";
import { SaveVersion } from "./save-version.tsx";
import { useVersionActions } from "./use-version-actions.tsx";
import { VersionEntry } from "./version-entry.tsx";
import styles from "./versions-popover.module.css";

interface VersionListProps {
  conceptId: string;
  listed: Answer<"GET v2/concept/version/{id}">;
  isHistorical: boolean;
  /** A version is shown, or saved. */
  onDone: () => void;
  onCompare: (version: string) => void;
}

/** What was saved, the newest first; what was changed since can be saved, too. */
export function VersionList({ conceptId, listed, isHistorical, onDone, onCompare }: VersionListProps) {
  const { view } = useVersionActions(conceptId);
  const { versions, isChangedSince, viewed } = listed;
  const [newest] = versions;
  return (
    <>
      {!isHistorical && (isChangedSince || !newest) && (
        <SaveVersion conceptId={conceptId} since={newest?.versionNumber ?? null} onDone={onDone} />
      )}
      {newest ? (
        <ol className={styles.list}>
          {versions.map((version) => (
            <VersionEntry
              key={version.uuid}
              version={version}
              isShown={viewed === null ? version.isCurrent && !isChangedSince : version.uuid === viewed}
              isCompared={!(version.isCurrent && !isChangedSince)}
              busy={view.isPending}
              onView={() => view.mutate(version.uuid, { onSuccess: onDone })}
              onCompare={() => onCompare(version.uuid)}
            />
          ))}
        </ol>
      ) : (
        <p className={styles.waiting}>No versions available</p>
      )}
    </>
  );
}
