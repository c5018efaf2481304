import { useState } from "react";
import { latePart, useLatePart } from "../../../design/late/late-part.ts";
import type { OpenVersionsProps } from "./open-versions.tsx";
import { VersionLabel } from "./version-label.tsx";
import styles from "./versions-button.module.css";

/** Comes with the first touch of the page. */
export const versionsPart = latePart(() => import("./open-versions.tsx"));

/** Which version is shown, and the way to the others. */
export function VersionsButton(props: OpenVersionsProps) {
  const [isWanted, setWanted] = useState(false);
  const versions = useLatePart(versionsPart, isWanted);
  if (isWanted && versions) return <versions.OpenVersions {...props} />;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <span className="visually-hidden">Versions: </span>
      <VersionLabel version={props.concept.version} />
    </button>
  );
}
