import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { ItemLink } from "../places/item-link.tsx";
import styles from "./outdated.module.css";
import type { OutdatedCause } from "./outdated-query.ts";

/** Who changed what, with a link to it, and from what to what, where that is known. */
export function CauseSentence({ conceptId, cause }: { conceptId: string; cause: OutdatedCause }) {
  const { by, source, item, what, before, after } = cause;
  const person = by ? `${by.firstName} ${by.lastName}`.trim() : null;
  return (
    <>
      {person ? `${person} changed ` : "Changed: "}
      {source === "concept" ? (
        <b>{what}</b>
      ) : (
        <ItemLink conceptId={conceptId} section={source} item={item}>
          {`${reportSectionLabels[source]}, ${what}`}
        </ItemLink>
      )}
      {before === null || after === null ? (
        "."
      ) : (
        <>
          {" from "}
          <del className={styles.before}>{before || "nothing"}</del>
          {" to "}
          <ins className={styles.after}>{after || "nothing"}</ins>
        </>
      )}
    </>
  );
}
