import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { Link } from "@tanstack/react-router";
import { useReadSection } from "../editing/edited-section.tsx";
import { sections } from "../sections.ts";
import styles from "./assumption-item.module.css";

/** What in the report rests on an assumption, with the way to what stands behind that. */
export function MadeFrom({ madeFrom }: Pick<ListedAssumption, "madeFrom">) {
  const read = useReadSection();
  if (!madeFrom || !read) return null;
  const { section, item, field, title } = madeFrom;
  const { label, path } = sections[section].tab;
  return (
    <p className={styles.made}>
      {"Rests on it: "}
      <Link to={path} params={{ id: read.conceptId }} search={{ evidence: item, field: field || undefined }}>
        {title}
      </Link>
      {`, ${label}`}
    </p>
  );
}
