import type { ProposedLine } from "@seedbed/contract/report/proposals/schemas";
import { differenceOf, type Piece } from "../../../design/text/text-difference.ts";
import styles from "./proposals.module.css";

/** One thing that changes, with what stands there before, struck, and after, underlined. */
export function ChangedLine({ line: { what, before, after } }: { line: ProposedLine }) {
  const difference = before !== null && after !== null ? differenceOf(before, after) : null;
  return (
    <div className={styles.change}>
      <dt>{what}</dt>
      {before !== null && (
        <dd className={styles.before}>
          <span className="visually-hidden">Before: </span>
          <Pieces pieces={difference?.one ?? [{ text: before, isOnly: true }]} as="del" />
        </dd>
      )}
      {after !== null && (
        <dd className={styles.after}>
          <span className="visually-hidden">After: </span>
          <Pieces pieces={difference?.other ?? [{ text: after, isOnly: true }]} as="ins" />
        </dd>
      )}
    </div>
  );
}

function Pieces({ pieces, as: Marked }: { pieces: readonly Piece[]; as: "del" | "ins" }) {
  return pieces.map(({ text, isOnly }, index) =>
    isOnly ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
      <Marked key={index}>{text}</Marked>
    ) : (
      text
    ),
  );
}
