import type { PlanInput } from "@seedbed/rules/projections/plan/projection-plan";
import type { Scenario } from "@seedbed/rules/projections/scenarios";
import { mostTried } from "@seedbed/rules/projections/what-if";
import { useState } from "react";
import { isComposing } from "../../../../../design/text/is-composing.ts";
import { readNumber } from "../../../editing/fields/read-number.ts";
import { numberText, unitInWords } from "../number-words.ts";
import styles from "./scenarios-card.module.css";

interface ScenarioRowProps {
  input: PlanInput;
  scenarios: readonly Scenario[];
  onReplace: (index: number, scenario: Scenario) => void;
}

/** One number in every scenario; emptied, or as likely, it is no longer one of those that are changed. */
export function ScenarioRow({ input, scenarios, onReplace }: ScenarioRowProps) {
  const [wrong, setWrong] = useState<number | null>(null);
  const leave = (index: number, scenario: Scenario, text: string) => {
    const written = readNumber(text);
    const isWrong = written !== null && !(Math.abs(written) <= mostTried);
    setWrong(isWrong ? index : null);
    const { [input.key]: standing, ...others } = scenario.changes;
    if (isWrong || (written ?? input.likely) === (standing ?? input.likely)) return;
    onReplace(index, { ...scenario, changes: written === null ? others : { ...others, [input.key]: written } });
  };
  return (
    <tr>
      <th scope="row">
        {input.label} <small>{unitInWords(input)}</small>
        {wrong !== null && <p role="alert">Write a number, such as 1,200 or 4.5.</p>}
      </th>
      {scenarios.map((scenario, index) => {
        const value = scenario.changes[input.key];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may change and stand twice; its place does neither
          <td key={index}>
            <input
              key={value}
              className={value === undefined || value === input.likely ? styles.likely : styles.changed}
              aria-label={`${input.label} in ${scenario.name}`}
              aria-invalid={wrong === index}
              inputMode="decimal"
              defaultValue={numberText(value ?? input.likely)}
              onBlur={({ currentTarget }) => leave(index, scenario, currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && !isComposing(event)) event.currentTarget.blur();
              }}
            />
          </td>
        );
      })}
    </tr>
  );
}
