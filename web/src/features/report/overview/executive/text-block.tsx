import type { Evidence } from "@seedbed/contract/report/source";
import type { ReactNode } from "react";
import { EditableText } from "../../editing/editable.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import styles from "./text-block.module.css";

interface TextBlockProps {
  title: string;
  /** A field of the section that people may write. */
  field: string;
  value: string;
  /** Who wrote it. */
  badge?: ReactNode;
  large?: boolean;
  evidence: Evidence | undefined;
}

/** A titled text of the overview that is edited in place. */
export function TextBlock({ title, field, value, badge, large = false, evidence }: TextBlockProps) {
  return (
    <section data-claim>
      <div className={styles.label}>
        <h2 className={styles.title}>{title}</h2>
        {badge}
      </div>
      <div className={styles.text} data-large={large}>
        <EditableText item={null} place="" field={field} label={title} value={value} multiline />
      </div>
      <PartRestsOn field={field} name={title} evidence={evidence} />
    </section>
  );
}
