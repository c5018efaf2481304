import type { Evidence } from "@seedbed/contract/report/source";
import type { ReactNode } from "react";
import { Card } from "../../../../design/card.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import styles from "../financial-projection.module.css";

interface ClassicCardProps {
  title: string;
  field: "businessModel" | "pricing" | "totalUsers";
  evidence: Evidence | undefined;
  /** Stands there when it could not be written. */
  gap?: ReactNode;
  /** Null or false for what is not there. */
  children: ReactNode;
}

/** A part of the model, and the way to what it rests on. */
export function ClassicCard({ title, field, evidence, gap, children }: ClassicCardProps) {
  if (!children) return <Card title={title}>{gap ?? <p className={styles.muted}>Not known.</p>}</Card>;
  return (
    <Card title={title}>
      <div data-claim>
        {children}
        <PartRestsOn field={`financialProjection.${field}`} name={title} evidence={evidence} />
      </div>
    </Card>
  );
}
