import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import type { Scenario } from "@seedbed/rules/projections/scenarios";
import { mostScenarios } from "@seedbed/rules/projections/what-if";
import { Button } from "../../../../../design/button.tsx";
import { Card } from "../../../../../design/card.tsx";
import { ScenarioHead } from "./scenario-head.tsx";
import { outcomeOf, outcomeRows } from "./scenario-outcome.ts";
import { ScenarioRow } from "./scenario-row.tsx";
import styles from "./scenarios-card.module.css";

interface ScenariosCardProps {
  plan: ProjectionPlan;
  horizon: number;
  scenarios: readonly Scenario[];
  onChange: (scenarios: readonly Scenario[]) => void;
}

/** Stories beside each other; each changes only the marked values, everything else stays likely. */
export function ScenariosCard({ plan, horizon, scenarios, onChange }: ScenariosCardProps) {
  const changed = new Set(scenarios.flatMap(({ changes }) => Object.keys(changes)));
  const shown = plan.inputs.filter(({ key }) => changed.has(key));
  const others = plan.inputs.filter(({ key }) => !changed.has(key));
  const outcomes = scenarios.map(({ changes }) => outcomeOf(plan, changes, horizon));
  const replace = (index: number, scenario: Scenario) => onChange(scenarios.with(index, scenario));
  const add = () => onChange([...scenarios, { name: `Scenario ${scenarios.length + 1}`, changes: {} }]);
  return (
    <Card
      title="Scenarios"
      aside={
        <Button variant="default" size="compact-sm" onClick={add} disabled={scenarios.length >= mostScenarios}>
          Add scenario
        </Button>
      }
    >
      <p className={styles.lead}>Each changes only the marked values; everything else stays likely.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed along must be reached by keys */}
      <section className={styles.scroll} aria-label="Scenarios side by side" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Number</span>
              </th>
              {scenarios.map((scenario, index) => (
                <ScenarioHead
                  // biome-ignore lint/suspicious/noArrayIndexKey: a name may change and stand twice; its place does neither
                  key={index}
                  scenario={scenario}
                  onRename={(name) => replace(index, { ...scenario, name })}
                  onRemove={scenarios.length > 1 ? () => onChange(scenarios.toSpliced(index, 1)) : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((input) => (
              <ScenarioRow key={input.key} input={input} scenarios={scenarios} onReplace={replace} />
            ))}
            {outcomeRows.map(({ label, inWords }) => (
              <tr key={label} className={styles.outcome}>
                <th scope="row">{label.replace("{month}", String(horizon))}</th>
                {outcomes.map((outcome, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={index}>{inWords(outcome)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {others.length > 0 && (
        <label className={styles.more}>
          Compare another number{" "}
          <select
            value=""
            onChange={({ currentTarget: { value } }) => {
              const input = plan.inputs.find(({ key }) => key === value);
              const [first, ...rest] = scenarios;
              if (input && first)
                onChange([{ ...first, changes: { ...first.changes, [input.key]: input.likely } }, ...rest]);
            }}
          >
            <option value="">Choose one</option>
            {others.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </Card>
  );
}
