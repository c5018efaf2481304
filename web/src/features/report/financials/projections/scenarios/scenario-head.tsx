import type { Scenario } from "@seedbed/rules/projections/scenarios";
import { scenarioNameMax } from "@seedbed/rules/projections/what-if";
import { isComposing } from "../../../../../design/text/is-composing.ts";
import { tooLong } from "../../../../../design/text/too-long.ts";
import styles from "./scenarios-card.module.css";

interface ScenarioHeadProps {
  scenario: Scenario;
  onRename: (name: string) => void;
  onRemove: (() => void) | undefined;
}

/** The name of a scenario, which counts when its field is left; an empty one does not. */
export function ScenarioHead({ scenario: { name }, onRename, onRemove }: ScenarioHeadProps) {
  return (
    <th scope="col">
      <input
        key={name}
        className={styles.name}
        aria-label={`Name of the scenario ${name}`}
        defaultValue={name}
        onInput={({ currentTarget }) => {
          currentTarget.setCustomValidity(tooLong(currentTarget.value.trim(), scenarioNameMax) ?? "");
        }}
        onBlur={({ currentTarget }) => {
          // It stays as it was written, with what is wrong with it.
          if (!currentTarget.reportValidity()) return;
          const written = currentTarget.value.replace(/\s+/g, " ").trim();
          if (written && written !== name) onRename(written);
          else currentTarget.value = name;
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event)) event.currentTarget.blur();
        }}
      />
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Remove the scenario ${name}`}>
          Remove
        </button>
      )}
    </th>
  );
}
