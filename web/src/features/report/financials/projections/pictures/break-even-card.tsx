import type { Simulation } from "@seedbed/rules/projections/simulate";
import { barsDrawing } from "../../saving/drawings.ts";
import { shareInWords } from "../number-words.ts";
import styles from "./break-even-card.module.css";
import { PictureCard } from "./picture-card.tsx";

/** How many draws earn back what was put in, and when; those that never do are shown as well. */
export function BreakEvenCard({ breakEvens, draws }: { breakEvens: Simulation["breakEvens"]; draws: number }) {
  const horizon = breakEvens.length - 1;
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const reached = sumOf(breakEvens);
  // The month by which half of all draws are back, when so many are.
  const half = breakEvens.findIndex((_, month) => sumOf(breakEvens.slice(0, month + 1)) >= draws / 2);
  const size = Math.max(1, Math.ceil(horizon / 6));
  const spans = Array.from({ length: Math.ceil(horizon / size) }, (_, index) => {
    const [from, to] = [index * size + 1, Math.min((index + 1) * size, horizon)];
    const count = sumOf(breakEvens.slice(from, to + 1));
    return { name: from === to ? String(from) : `${from}–${to}`, share: count / draws, isNever: false };
  });
  const bars = [...spans, { name: "not yet", share: 1 - reached / draws, isNever: true }];
  const highest = Math.max(...bars.map(({ share }) => share));
  return (
    <PictureCard
      draw={() =>
        barsDrawing(bars, `Percent of draws that earn back all money put in, by month, within ${horizon} months.`)
      }
      figures={{ columns: ["Months", "Share of draws"], rows: bars.map(({ name, share }) => [name, share]) }}
      title="Break-even"
      lead={
        <>
          <strong className={styles.chance}>{shareInWords(reached / draws)}</strong> of draws earn back all money put in
          within {horizon} months{half > 0 ? `; half of them do by month ${half}` : ""}. Percent of draws by month:
        </>
      }
      picture={
        <ul className={styles.bars}>
          {bars.map(({ name, share, isNever }) => (
            <li key={name}>
              <span className={styles.share}>{shareInWords(share)}</span>
              <span
                className={isNever ? styles.never : styles.bar}
                style={{ height: `${(100 * share) / (highest || 1)}px` }}
              />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      }
      table={{
        columns: ["Months", "Draws"],
        rows: bars.map(({ name, share }) => ({ name, cells: [shareInWords(share)] })),
      }}
    />
  );
}
