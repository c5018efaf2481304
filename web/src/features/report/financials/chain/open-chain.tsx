import { CloseButton, Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import type { Origin } from "@seedbed/contract/plain-text";
import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { formulaInWords } from "@seedbed/rules/market-sizing/formula-in-words";
import { inOrder } from "@seedbed/rules/market-sizing/term";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { useEffect } from "react";
import { useOpenEvidence } from "../../evidence/address/use-open-evidence.ts";
import { ChainEntry } from "./chain-entry.tsx";
import { FigureButton } from "./figure-button.tsx";
import styles from "./open-chain.module.css";
import { type Group, tracedFigure } from "./traced-figure.ts";

export interface OpenChainProps {
  /** As they are typed. */
  entries: readonly AssumptionEntry[];
  /** Null for a sizing of savings, which is one formula. */
  group: Group | null;
  /** Who wrote the projection. */
  origin: Origin;
  onTrace?: (group: Group) => void;
  onClose: () => void;
}

/** A figure down to what it rests on: its formula, every number of it, where that comes from and who set it. Escape closes. */
export function OpenChain({ entries, group, origin, onTrace, onClose }: OpenChainProps) {
  const isSheet = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  const { title, value, own, whole } = tracedFigure(entries, group);
  const evidence = useOpenEvidence();
  // What a number rests on opens in place of this.
  useEffect(() => {
    if (evidence) onClose();
  }, [evidence, onClose]);
  return (
    <Drawer.Root opened onClose={onClose} position={isSheet ? "bottom" : "right"} size={isSheet ? "92%" : 500}>
      <Drawer.Overlay className={styles.veil} backgroundOpacity={1} color="transparent" />
      <Drawer.Content classNames={{ content: styles.panel }}>
        <header className={styles.header}>
          <div>
            <p className="eyebrow">Where this number comes from</p>
            <Drawer.Title className={styles.title}>
              {title}: {compactUsd(value)}
            </Drawer.Title>
          </div>
          <CloseButton aria-label="Close" title="Close (Esc)" onClick={onClose} data-autofocus />
        </header>
        <div className={styles.body}>
          <p className={styles.formula}>
            {title} = {formulaInWords(own, (entry) => entry.title) || "0, because no number is named"}
            {whole && " × "}
            {whole && (
              <FigureButton name={whole.group} onClick={() => onTrace?.(whole.group)}>
                {whole.title} ({compactUsd(whole.value)})
              </FigureButton>
            )}
          </p>
          <ol className={styles.entries}>
            {inOrder(own).map((entry) => (
              <ChainEntry key={entry.uuid} entry={entry} origin={origin} />
            ))}
          </ol>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
