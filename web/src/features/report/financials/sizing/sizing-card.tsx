import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { formulaInWords } from "@seedbed/rules/market-sizing/formula-in-words";
import { groupTitles } from "@seedbed/rules/market-sizing/group-titles";
import type { SizingConcern } from "@seedbed/rules/market-sizing/sizing-concerns";
import { inOrder } from "@seedbed/rules/market-sizing/term";
import { Fragment } from "react";
import { Card } from "../../../../design/card.tsx";
import { useReadSection } from "../../editing/edited-section.tsx";
import { AddItem } from "../../editing/items.tsx";
import { useSectionWork } from "../../editing/work/use-work.ts";
import { Concern } from "./concern.tsx";
import { EntryRow } from "./entry-row.tsx";
import { ResetButton } from "./reset-button.tsx";
import styles from "./sizing-card.module.css";
import { groupInWords, operatorInWords } from "./sizing-words.ts";
import type { TypedNumbers } from "./use-typed-numbers.ts";
import { isModified } from "./written-values.ts";

interface SizingCardProps {
  sizing: { uuid: string; assumptionEntries: readonly AssumptionEntry[] };
  place: string;
  /** True where the numbers belong to TAM, SAM and SOM; otherwise they are one formula. */
  grouped: boolean;
  numbers: TypedNumbers;
  concerns: readonly SizingConcern[];
}

/** The calculator: the numbers of a sizing in their order, each changed where it stands, with the formula that they make. */
export function SizingCard({ sizing, place, grouped, numbers, concerns }: SizingCardProps) {
  const work = useSectionWork(useReadSection());
  const entries = inOrder(sizing.assumptionEntries);
  const groups = grouped ? (["TAM", "SAM", "SOM"] as const) : ([null] as const);
  const added = [
    ...(grouped ? [{ field: "group", label: "Group", labelOf: groupInWords }] : []),
    { field: "title", label: "What it is" },
    { field: "operator", label: "How it joins what stands before it", labelOf: operatorInWords, initial: "*" },
    { field: "scalar", label: "Value" },
    { field: "unit", label: "Unit: $, % or what is counted" },
  ];
  return (
    <Card title="Assumptions" aside={<ResetButton sizing={sizing} numbers={numbers} />}>
      <div className={styles.rows}>
        {groups.map((group) => {
          const own = entries.filter((entry) => group === null || entry.group === group);
          const ofGroup = concerns.filter((concern) => concern.entry === null && concern.group === (group ?? "TAM"));
          if (own.length === 0 && ofGroup.length === 0) return null;
          return (
            <Fragment key={group}>
              {group && <h3 className={styles.title}>{groupTitles[group]}</h3>}
              {own.length > 1 && <p className={styles.formula}>{formulaInWords(own, ({ title }) => title)}</p>}
              {ofGroup.map(({ sentence }) => (
                <Concern key={sentence}>{sentence}</Concern>
              ))}
              {own.map((entry, index) => (
                <EntryRow
                  key={entry.uuid}
                  entry={entry}
                  place={place}
                  position={entries.indexOf(entry)}
                  count={entries.length}
                  isFirst={index === 0}
                  grouped={grouped}
                  isModified={numbers.of(entry.uuid) !== undefined || isModified(entry, work)}
                  numbers={numbers}
                  concerns={concerns.filter((concern) => concern.entry === entry.uuid)}
                />
              ))}
            </Fragment>
          );
        })}
      </div>
      {entries.length === 0 && <p className={styles.formula}>No assumption is named yet.</p>}
      <div className={styles.foot}>
        <AddItem place={place} parent={sizing.uuid} label="Add assumption" fields={added} />
      </div>
    </Card>
  );
}
