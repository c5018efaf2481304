import { ActionIcon } from "@mantine/core";
import type { Origin } from "@seedbed/contract/plain-text";
import type { Trend } from "@seedbed/contract/report/trends/schemas";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { CollapsibleText } from "../plain/collapsible-text.tsx";
import { DirectionBadge } from "../plain/direction-badge.tsx";
import { SourceList } from "../plain/source-list.tsx";
import styles from "./trend-card.module.css";

const collapsedHeight = 140;

interface TrendCardProps {
  trend: Trend;
  origin: Origin;
}

/** One PESTEL category: where it stands, what that means here, and its findings one at a time. */
export function TrendCard({ trend, origin }: TrendCardProps) {
  return (
    <Card title={trend.category} className={styles.card}>
      <CollapsibleText height={collapsedHeight}>
        <p>{trend.summary}</p>
        <p className={styles.impact}>{trend.impact}</p>
      </CollapsibleText>
      <Findings trend={trend} origin={origin} />
    </Card>
  );
}

function Findings({ trend: { category, keyFinding }, origin }: TrendCardProps) {
  const [index, setIndex] = useState(0);
  const finding = keyFinding[index];
  if (!finding) return null;
  const go = (step: number) => setIndex((index + step + keyFinding.length) % keyFinding.length);
  return (
    <section className={styles.findings} aria-label={`Key findings, ${category}`}>
      <div className={styles.finding} aria-live="polite">
        <p>{finding.text}</p>
        <p className={styles.meta}>
          <DirectionBadge direction={finding.direction} />
          <SourceList sources={finding.sources} origin={origin} />
        </p>
      </div>
      {keyFinding.length > 1 && (
        <footer className={styles.footer}>
          <span className="numerals">
            Finding {index + 1} of {keyFinding.length}
          </span>
          <span>
            <ActionIcon variant="subtle" color="gray" aria-label="Previous finding" onClick={() => go(-1)}>
              <IconChevronLeft size={16} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label="Next finding" onClick={() => go(1)}>
              <IconChevronRight size={16} aria-hidden="true" />
            </ActionIcon>
          </span>
        </footer>
      )}
    </section>
  );
}
