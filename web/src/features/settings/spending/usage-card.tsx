import type { Spending } from "@seedbed/contract/spending/schemas";
import { Card } from "../../../design/card.tsx";
import frame from "../settings-frame.module.css";
import tables from "../settings-table.module.css";
import styles from "./spending.module.css";
import { nameOf, warningsOf } from "./spending-words.ts";
import { UsageRow } from "./usage-row.tsx";

/** What AI was used for this day and month, by whom, and which caps are nearly used up. */
export function UsageCard({ spending }: { spending: Spending }) {
  const { company, people, unpriced } = spending;
  const warnings = warningsOf(spending);
  return (
    <Card title="AI usage" className={frame.wide}>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Caps nearly used up">
          {warnings.map(({ isReached, sentence }) => (
            <li key={sentence} data-reached={isReached}>
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <div className={tables.wrap}>
        <table className={tables.table}>
          <caption className="visually-hidden">AI usage by person</caption>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Today</th>
              <th scope="col">This month</th>
              <th scope="col">Calls this month</th>
              <th scope="col">Tokens this month</th>
            </tr>
          </thead>
          <tbody>
            <UsageRow name="Your company" used={company} />
            {people.map((person) => (
              <UsageRow key={person.uuid} name={nameOf(person)} used={person} isPerson />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        Days and months are those of UTC. Costs follow from the list prices of models and searches.
        {unpriced.length > 0 && ` The price of ${unpriced.join(" and ")} is not known: it counts towards no cap.`}
      </p>
    </Card>
  );
}
