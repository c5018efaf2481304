import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import { seekNumber } from "@seedbed/rules/projections/sensitivity/seek-number";
import { useState } from "react";
import { Card } from "../../../../../design/card.tsx";
import { perInWords, valueInWords } from "../number-words.ts";
import styles from "./seek-card.module.css";

/** Which value of one number brings back what was put in by a month. */
export function SeekCard({ plan, horizon }: { plan: ProjectionPlan; horizon: number }) {
  const price = plan.inputs.findIndex(({ unit, part }) => unit === "$" && part === "demand");
  const [chosen, setChosen] = useState<string | null>(null);
  const [month, setMonth] = useState("18");
  const asked = Math.min(Math.max(Math.round(Number(month)) || 1, 1), horizon);
  const input = Math.max(chosen === null ? price : plan.inputs.findIndex(({ key }) => key === chosen), 0);
  const number = plan.inputs[input];
  if (!number) return null;
  const found = seekNumber(plan, { input, month: asked });
  return (
    <Card title="What would it take?">
      <div className={styles.question}>
        <NativeSelect
          label="Which value of"
          data={plan.inputs.map(({ key, label }) => ({ value: key, label }))}
          value={number.key}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        <TextInput
          label="breaks even in month"
          inputMode="numeric"
          value={month}
          onChange={({ currentTarget: { value } }) => setMonth(value)}
        />
      </div>
      <p role="status" className={styles.answer}>
        {found === null
          ? `No value of “${number.label}” alone breaks even in month ${asked}, all others at their likely values.`
          : `${number.label}: ${[valueInWords(number, found), perInWords(number)].filter((part) => part !== "").join(" ")} breaks even in month ${asked}, all others at their likely values. Likely is ${valueInWords(number, number.likely)}.`}
      </p>
    </Card>
  );
}
