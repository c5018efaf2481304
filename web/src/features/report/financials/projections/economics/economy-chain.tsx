import type { ReckonedFigure } from "@seedbed/rules/projections/economics/business-arithmetic";
import type { PlanInput } from "@seedbed/rules/projections/plan/projection-plan";
import entryStyles from "../../chain/chain-entry.module.css";
import { ChainPanel } from "../../chain/chain-panel.tsx";
import styles from "../../chain/open-chain.module.css";
import { NumberLink, NumberSource } from "../number-link.tsx";
import { unitInWords, valueInWords } from "../number-words.ts";
import { figureInWords, figureWords } from "./economy-words.ts";

const saidByWords = {
  report: "From the report",
  nobody: "Start value: nobody has said it yet",
  tried: "Tried here",
  missing: "Missing: it counts as 0",
} as const satisfies Record<PlanInput["saidBy"], string>;

interface EconomyChainProps {
  reckoned: ReckonedFigure;
  isSaving: boolean;
  onClose: () => void;
}

/** A figure of a business down to what it rests on: its formula and every number that moves it, each with the way to where it stands. */
export function EconomyChain({ reckoned, isSaving, onClose }: EconomyChainProps) {
  const { figure, inputs } = reckoned;
  const { name, formula } = figureWords[figure];
  return (
    <ChainPanel title={`${name}: ${figureInWords(reckoned)}`} onClose={onClose}>
      <p className={styles.formula}>{formula}</p>
      <ol className={styles.entries}>
        {inputs.map((input) => (
          <li key={input.key} className={entryStyles.entry}>
            <p className={entryStyles.head}>
              <strong>
                <NumberLink input={input} isSaving={isSaving} onFollow={onClose} />
              </strong>
              <strong className={entryStyles.value}>{valueInWords(input, input.likely)}</strong>
            </p>
            <p className={entryStyles.about}>
              {[
                input.high > input.low ? `${valueInWords(input, input.low)} to ${valueInWords(input, input.high)}` : "",
                unitInWords({ ...input, unit: "" }),
              ]
                .filter((words) => words !== "")
                .join(", ")}
            </p>
            <p className={entryStyles.from}>
              {saidByWords[input.saidBy]}
              <NumberSource input={input} />
            </p>
          </li>
        ))}
      </ol>
    </ChainPanel>
  );
}
