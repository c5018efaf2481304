import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { ItemLink } from "../places/item-link.tsx";
import styles from "./outdated.module.css";
import type { OutdatedCause } from "./outdated-query.ts";

interface CauseSentenceProps {
  conceptId: string;
  /** The section that is outdated by it. */
  section: ReportSection;
  cause: OutdatedCause;
}

/** Who changed what, with a link to it, and from what to what, where that is known. */
export function CauseSentence({ conceptId, section, cause }: CauseSentenceProps) {
  const { by, source, item, what, before, after, withdrawn } = cause;
  const person = by ? `${by.firstName} ${by.lastName}`.trim() : null;
  if (withdrawn)
    return (
      <>
        {`${person ?? "Somebody"} ${withdrawn.kind === "source" ? "rejected the source " : "marked as wrong: "}`}
        <ItemLink conceptId={conceptId} section={section} item={item}>
          {withdrawn.name}
        </ItemLink>
        {after ? `. Why: ${after}` : "."}
      </>
    );
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
