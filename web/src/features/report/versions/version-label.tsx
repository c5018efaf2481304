import { versionAge } from "@seedbed/rules/versions/version-age";
import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { Concept } from "../frame/use-concept.ts";
import styles from "./versions-button.module.css";

/** "V4 · 2 days ago": the version that is shown, or the newest one; "Versions" where there is none. */
export function VersionLabel({ version }: Pick<Concept, "version">) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      {version ? (
        <span>
          <span className="visually-hidden">Versions: </span>
          {`V${version.versionNumber}`}
          <span className={styles.age}>{` · ${versionAge(version.createdAt, now)}`}</span>
        </span>
      ) : (
        <span>Versions</span>
      )}
      <IconChevronDown size={16} aria-hidden="true" />
    </>
  );
}
