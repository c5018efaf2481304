import type { UsageOverTime } from "@seedbed/contract/spending/schemas";
import tables from "../settings-table.module.css";
import styles from "./spending.module.css";
import { inDollars } from "./spending-words.ts";

const counts = new Intl.NumberFormat("en-US");

/** What the company, or one of its people, used. */
export function UsageRow({ name, used, isPerson = false }: { name: string; used: UsageOverTime; isPerson?: boolean }) {
  const { today, month } = used;
  return (
    <tr>
      <td className={isPerson ? tables.quiet : tables.main}>{name}</td>
      <td className={tables.fixed}>
        {inDollars(today.costUsd)}
        <span className={styles.narrow}> today</span>
      </td>
      <td className={tables.fixed}>
        {inDollars(month.costUsd)}
        <span className={styles.narrow}> this month</span>
      </td>
      <td className={tables.fixed}>
        {counts.format(month.calls)}
        <span className={styles.narrow}> {month.calls === 1 ? "call" : "calls"}</span>
      </td>
      <td className={tables.fixed}>
        {counts.format(month.tokens)}
        <span className={styles.narrow}> tokens</span>
      </td>
    </tr>
  );
}
