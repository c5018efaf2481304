import { Card } from "../../design/card.tsx";
import { Meter } from "../../design/progress/meter.tsx";
import styles from "./scorecard.module.css";
import { percentOf, stageLabels, stages } from "./stages.ts";
import type { Counts } from "./use-dashboard.ts";

/** How many concepts stand at each stage, and their share of all. */
export function Scorecard({ counts }: { counts: Counts }) {
  return (
    <Card title="Innovation Scorecard" aside={`${counts.total} ${counts.total === 1 ? "concept" : "concepts"}`}>
      <ul className={styles.stages}>
        {stages.map((stage) => {
          const percent = percentOf(counts[stage], counts.total);
          return (
            <li key={stage}>
              <div className={styles.line}>
                <span>{stageLabels[stage]}</span>
                <span className={styles.share}>{percent}%</span>
                <span className={styles.count}>{counts[stage]}</span>
              </div>
              <Meter
                label={stageLabels[stage]}
                value={percent / 100}
                valueText={`${counts[stage]}, ${percent}% of all concepts`}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
