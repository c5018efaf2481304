import { useState } from "react";
import { useLatePart } from "../../../design/late/late-part.ts";
import type { OpenVersionsProps } from "./open-versions.tsx";
import { VersionLabel } from "./version-label.tsx";
import styles from "./versions-button.module.css";
import { versionsPart } from "./versions-part.ts";

/** Which version is shown, and the way to the others. */
export function VersionsButton(props: OpenVersionsProps) {
  const [isWanted, setWanted] = useState(false);
  const versions = useLatePart(versionsPart, isWanted);
  const { conceptId, concept } = props;
  const kept = versions && <versions.KeptWhenLeaving conceptId={conceptId} conceptUuid={concept.uuid} />;
  if (isWanted && versions)
    return (
      <>
        <versions.OpenVersions {...props} />
        {kept}
      </>
    );
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={false}
        onClick={() => setWanted(true)}
      >
        <VersionLabel version={concept.version} />
      </button>
      {kept}
    </>
  );
}
