import type { Seed } from "@seedbed/contract/incubation/schemas";
import { stepProgress, stepText } from "@seedbed/rules/questionnaire/steps";
import { typeName } from "@seedbed/rules/questionnaire/type-name";
import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.tsx";
import { ProgressRing } from "../../../design/progress/progress-ring.tsx";
import styles from "./seed-header.module.css";

interface SeedHeaderProps {
  seed: Pick<Seed, "type" | "status">;
  onBack: () => void;
  /** What of the work is safe, in a few words. */
  saved: ReactNode;
  /** Order of the question that is shown; Infinity after the last. */
  order: number;
  totalSteps: number;
  /** What leads on. */
  children?: ReactNode;
}

/** The top of every stage: what is being planted, how far it is, the way back and the way on. */
export function SeedHeader({ seed, onBack, saved, order, totalSteps, children }: SeedHeaderProps) {
  return (
    <header className={styles.header}>
      <button type="button" className={styles.back} onClick={onBack}>
        <IconChevronLeft size={18} aria-hidden="true" />
        <span>Back</span>
      </button>
      <div className={styles.words}>
        <p className={styles.title}>
          <span>{typeName(seed.type)}</span>
          <StatusBadge status={seed.status} />
        </p>
        <p className={styles.saved}>{saved}</p>
      </div>
      <div className={styles.way}>
        <ProgressRing label="Steps done" value={stepProgress(order, totalSteps) / 100} />
        <span className={styles.steps}>{stepText(order, totalSteps)}</span>
        {children}
      </div>
    </header>
  );
}

function StatusBadge({ status }: { status: Seed["status"] }) {
  switch (status) {
    case "draft":
      return <Badge tone="warn">Draft</Badge>;
    case "published":
      return <Badge tone="ok">Published</Badge>;
    case "archived":
      return <Badge>Archived</Badge>;
  }
}
