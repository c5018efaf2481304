import type { Assumption, ListedAssumption, Scale } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale, percentOfScale } from "@seedbed/rules/assumptions/meter";
import { Badge } from "../../../design/badge.tsx";
import { Meter } from "../../../design/progress/meter.tsx";
import { RestsOn } from "../evidence/rests-on.tsx";
import styles from "./assumption-item.module.css";
import { SignalsSay } from "./signals-say.tsx";

const riskWords = { high: "High risk", medium: "Medium risk", low: "Low risk" } as const;

const statuses = {
  validated: { tone: "ok", words: "Validated" },
  partially_validated: { tone: "warn", words: "Partially validated" },
  invalidated: { tone: "bad", words: "Invalidated" },
  unvalidated: { tone: "neutral", words: "Unvalidated" },
  untested: { tone: "neutral", words: "Untested" },
} as const satisfies Record<Assumption["status"], { tone: string; words: string }>;

/** One assumption: what is assumed, how much depends on it and how much is known. */
export function AssumptionItem({ assumption }: { assumption: ListedAssumption }) {
  const { tone, words } = statuses[assumption.status];
  return (
    <li className={styles.item} data-claim>
      <div className={styles.top}>
        <p className={styles.statement}>{assumption.statement}</p>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <div className={styles.meters}>
        <Rating label="Importance" value={assumption.importance} rationale={assumption.importanceRationale} />
        <Rating label="Certainty" value={assumption.certainty} rationale={assumption.certaintyRationale} />
        <p className={styles.risk} data-risk={assumption.riskCategory}>
          {riskWords[assumption.riskCategory]}
        </p>
      </div>
      <SignalsSay assumption={assumption} />
      <RestsOn
        item={assumption.uuid}
        name={`the assumption “${assumption.statement}”`}
        evidence={assumption.evidence}
        origin={assumption.origin}
      />
    </li>
  );
}

function Rating({ label, value, rationale }: { label: "Importance" | "Certainty"; value: Scale; rationale: string }) {
  const level = labelOfScale(value);
  return (
    <div>
      <p className={styles.rating}>
        <span>{label}</span>
        <strong>{level}</strong>
      </p>
      <Meter
        label={label}
        value={percentOfScale(value) / 100}
        tone={label === "Importance" ? "ink" : "sprout"}
        valueText={level}
      />
      <p className={styles.rationale}>{rationale}</p>
    </div>
  );
}
