import type { Range } from "@seedbed/rules/projections/drawing/triangular";
import { type PlanPart, planParts } from "@seedbed/rules/projections/plan/plan-words";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import type { WhatIf } from "@seedbed/rules/projections/what-if";
import { Button } from "../../../../../design/button.tsx";
import { Card } from "../../../../../design/card.tsx";
import styles from "./plan-inputs.module.css";
import { RangeField } from "./range-field.tsx";

const titles = {
  demand: "Demand",
  growth: "Growth",
  cost: "Cost",
  start: "At the start",
} as const satisfies Record<PlanPart, string>;

interface PlanInputsProps {
  /** As it stands in the report. */
  plan: ProjectionPlan;
  ranges: WhatIf["ranges"];
  onTry: (ranges: WhatIf["ranges"]) => void;
}

/** All numbers the projection is calculated from, each of which can be tried otherwise. */
export function PlanInputs({ plan, ranges, onTry }: PlanInputsProps) {
  const tryRange = (key: string, range: Range | undefined) => {
    const { [key]: _replaced, ...others } = ranges;
    onTry(range ? { ...others, [key]: range } : others);
  };
  const reset = Object.keys(ranges).length > 0 && (
    <Button variant="subtle" size="compact-sm" onClick={() => onTry({})}>
      Reset
    </Button>
  );
  return (
    <Card title="Assumptions" aside={reset}>
      <p className={styles.lead}>
        {plan.inputs.length} ranges drive every figure here. Trying others changes nothing in the report.
      </p>
      <p className={styles.ends} aria-hidden="true">
        <span>Low</span>
        <span>Likely</span>
        <span>High</span>
      </p>
      {planParts.map((part) => {
        const inputs = plan.inputs.filter((input) => input.part === part);
        return (
          inputs.length > 0 && (
            <section key={part} className={styles.part}>
              <h3>{titles[part]}</h3>
              {inputs.map((input) => (
                <RangeField
                  key={input.key}
                  input={input}
                  tried={ranges[input.key]}
                  onTry={(range) => tryRange(input.key, range)}
                />
              ))}
            </section>
          )
        );
      })}
    </Card>
  );
}
