import { IconCheck, type TablerIcon } from "@tabler/icons-react";
import { useId } from "react";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import styles from "./start-page.module.css";

interface StartCardProps {
  title: string;
  lead: string;
  /** What will be asked. */
  asks: readonly string[];
  Icon: TablerIcon;
  /** How many steps it takes; undefined while that is not known. */
  steps: number | undefined;
  /** True when it cannot be started yet. */
  comingSoon: boolean;
  busy: boolean;
  onStart: () => void;
}

/** One way to plant a seed, and what it leads to. */
export function StartCard({ title, lead, asks, Icon, steps, comingSoon, busy, onStart }: StartCardProps) {
  const titleId = useId();
  return (
    <li className={styles.card} aria-labelledby={titleId} data-coming-soon={comingSoon || undefined}>
      <span className={styles.icon}>
        <Icon size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.asks}>
        {asks.map((ask) => (
          <li key={ask}>
            <IconCheck size={16} aria-hidden="true" />
            {ask}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {comingSoon ? (
          <Badge tone="warn">Coming Soon</Badge>
        ) : (
          <span className={styles.steps}>{steps === undefined ? "" : `${steps} steps, then 4 concepts`}</span>
        )}
        <Button size="md" loading={busy} disabled={comingSoon} onClick={onStart} aria-describedby={titleId}>
          Start
        </Button>
      </div>
    </li>
  );
}
