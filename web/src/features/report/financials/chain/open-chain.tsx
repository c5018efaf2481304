import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { inOrder } from "@seedbed/rules/market-sizing/term";
import { useEffect } from "react";
import { useOpenEvidence } from "../../evidence/address/use-open-evidence.ts";
import { ChainEntry } from "./chain-entry.tsx";
import { ChainFormula } from "./chain-formula.tsx";
import { ChainPanel } from "./chain-panel.tsx";
import styles from "./open-chain.module.css";
import { SetFigure } from "./set-figure.tsx";

export interface OpenChainProps {
  /** With the numbers as they are typed. */
  projection: FinancialProjection;
  /** Of the figure. */
  id: string;
  onTrace: (id: string) => void;
  onClose: () => void;
}

/** A figure down to what it rests on: its formula, every number of it, where that comes from and who set it. Escape closes. */
export function OpenChain({ projection, id, onTrace, onClose }: OpenChainProps) {
  const figures = figuresOf(projection);
  const figure = figures.get(id);
  const evidence = useOpenEvidence();
  // What a number rests on opens in place of this; and what is gone has no chain.
  useEffect(() => {
    if (evidence || !figure) onClose();
  }, [evidence, figure, onClose]);
  if (!figure) return null;
  return (
    <ChainPanel title={`${figure.title}: ${figure.words}`} onClose={onClose}>
      <ChainFormula figure={figure} figures={figures} onTrace={onTrace} />
      {figure.own && figure.entries.length === 0 && <SetFigure own={figure.own} projection={projection} />}
      <ol className={styles.entries}>
        {inOrder(figure.entries).map((entry) => (
          <ChainEntry key={entry.uuid} entry={entry} origin={projection.origin} />
        ))}
      </ol>
    </ChainPanel>
  );
}
