import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { scalarInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import { Card } from "../../../design/card.tsx";
import { RestsOn } from "../evidence/rests-on.tsx";
import styles from "./assumption-groups.module.css";

const groupTitles = {
  TAM: "Total addressable market",
  SAM: "Serviceable addressable market",
  SOM: "Serviceable obtainable market",
} as const satisfies Record<AssumptionEntry["group"], string>;

const joins = {
  "+": "plus",
  "-": "minus",
  "*": "times",
  "/": "divided by",
  "(+)": "plus",
  "(-)": "minus",
} as const satisfies Record<AssumptionEntry["operator"], string>;

interface AssumptionGroupsProps {
  entries: readonly AssumptionEntry[];
  /** True where the numbers belong to TAM, SAM and SOM. */
  grouped: boolean;
}

/** The named numbers a size is computed from, in their order, with how each joins the one before it. */
export function AssumptionGroups({ entries, grouped }: AssumptionGroupsProps) {
  const ordered = [...entries].sort((a, b) => a.order - b.order);
  if (!grouped)
    return (
      <Card title="Assumptions">
        <Entries entries={ordered} />
      </Card>
    );
  return (
    <Card title="Assumptions">
      {(["TAM", "SAM", "SOM"] as const).map((group) => {
        const own = ordered.filter((entry) => entry.group === group);
        return (
          own.length > 0 && (
            <section key={group} className={styles.group}>
              <h3 className={styles.title}>{groupTitles[group]}</h3>
              <Entries entries={own} />
            </section>
          )
        );
      })}
    </Card>
  );
}

function Entries({ entries }: { entries: readonly AssumptionEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={entry.uuid} className={styles.entry} data-claim>
          <div>
            <p className={styles.name}>{entry.title}</p>
            <p>{entry.description}</p>
            <RestsOn item={entry.uuid} name={entry.title} evidence={entry.evidence} />
          </div>
          <p className={styles.value}>
            {index > 0 && <span className={styles.join}>{joins[entry.operator]}</span>}
            <strong>{scalarInWords(entry)}</strong>
            <span className={styles.unit}>{entry.unitDescription}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
