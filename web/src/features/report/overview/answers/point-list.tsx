import { IconArrowRight, IconMinus, IconPlus, IconQuestionMark } from "@tabler/icons-react";
import { PlaceLink } from "../place-link.tsx";
import styles from "./at-a-glance.module.css";
import type { Point } from "./points.ts";

const shownAtOnce = 2;

const icons = { for: IconPlus, against: IconMinus, unknown: IconQuestionMark, next: IconArrowRight } as const;

interface PointListProps {
  conceptId: string;
  points: readonly Point[];
  tone: keyof typeof icons;
  /** What is said when there are none. */
  none: string;
}

/** The first points, each with what says it and the way there, and how many more there are. */
export function PointList({ conceptId, points, tone, none }: PointListProps) {
  if (points.length === 0) return <p className={styles.unknown}>{none}</p>;
  const Icon = icons[tone];
  const more = points.length - shownAtOnce;
  return (
    <ul className={styles.points} data-tone={tone}>
      {points.slice(0, shownAtOnce).map((point, index) => (
        <li key={`${point.kind} ${point.text}`}>
          <Icon className={styles.icon} size={16} aria-hidden="true" />
          <div>
            <PlaceLink conceptId={conceptId} place={point.place} className={styles.point}>
              {point.text}
            </PlaceLink>
            <span className={styles.kind}>
              {point.kind}
              {more > 0 && index === shownAtOnce - 1 && ` · and ${more} more`}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
