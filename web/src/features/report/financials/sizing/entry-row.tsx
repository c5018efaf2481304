import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { boundsProblem } from "@seedbed/rules/market-sizing/entry-bounds";
import { operatorSign } from "@seedbed/rules/market-sizing/formula-in-words";
import { rangeInWords } from "@seedbed/rules/market-sizing/range-in-words";
import type { SizingConcern } from "@seedbed/rules/market-sizing/sizing-concerns";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { EditableChoice, EditableText } from "../../editing/editable.tsx";
import { ItemTools } from "../../editing/items.tsx";
import { RestsOn } from "../../evidence/rests-on.tsx";
import { called } from "../../plain/called.ts";
import { useLinkedItem } from "../../plain/use-linked-item.ts";
import { EntryAssumption } from "../chain/entry-assumption.tsx";
import { Basis } from "./basis.tsx";
import { Concern } from "./concern.tsx";
import { EntryDetails } from "./entry-details.tsx";
import styles from "./entry-row.module.css";
import { ScalarField } from "./scalar-field.tsx";
import { operatorInWords } from "./sizing-words.ts";
import type { TypedNumbers } from "./use-typed-numbers.ts";

interface EntryRowProps {
  /** As it stands, without what is typed. */
  entry: AssumptionEntry;
  place: string;
  position: number;
  count: number;
  /** The first of its formula joins nothing. */
  isFirst: boolean;
  grouped: boolean;
  isModified: boolean;
  numbers: TypedNumbers;
  concerns: readonly SizingConcern[];
}

/** A number of a sizing: how it joins what stands before it, what it is, where it comes from, and its value. */
export function EntryRow(props: EntryRowProps) {
  const { entry, place, position, count, isFirst, grouped, isModified, numbers, concerns } = props;
  const { className, ...linked } = useLinkedItem(entry.uuid);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { uuid, title } = entry;
  const at = { item: uuid, place };
  // A lowest or highest number of a person's stays when the likely one is written anew.
  const turned = numbers.of(uuid) === undefined ? boundsProblem(entry, ["low", "high"]) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a grid
    <div className={`${className} ${styles.row}`} {...linked} role="group" aria-label={title} data-claim>
      <span className={styles.operator}>
        {!isFirst && (
          <EditableChoice
            {...at}
            field="operator"
            value={entry.operator}
            label={called("Operator", title)}
            labelOf={operatorInWords}
          >
            <span title={operatorInWords(entry.operator)}>{operatorSign(entry.operator)}</span>
          </EditableChoice>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <EditableText {...at} field="title" value={title} label={called("Title", title)} />
        </p>
        <p className={styles.about}>
          <EditableText
            {...at}
            field="unitDescription"
            value={entry.unitDescription}
            label={called("What is counted", title)}
            instead={<span className={styles.none}>What is counted</span>}
          />
        </p>
        <div className={styles.from}>
          <Basis entry={entry} />
          <RestsOn item={uuid} name={title} evidence={entry.evidence} />
          <EntryAssumption item={uuid} />
        </div>
      </div>
      <div className={styles.value} data-figure={figureId.entry(uuid)}>
        <ScalarField
          entry={entry}
          place={place}
          numbers={numbers}
          isModified={isModified}
          concernId={concerns.length > 0 || turned ? `${id}-concern` : undefined}
        />
        {rangeInWords(entry) && <p className={styles.range}>{rangeInWords(entry)}</p>}
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          aria-label={`Details of ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={16} aria-hidden="true" />
        </button>
        <ItemTools item={entry} place={place} position={position} count={count} label={`assumption “${title}”`} />
      </div>
      {(concerns.length > 0 || turned) && (
        <div id={`${id}-concern`} className={styles.wide} data-figure={figureId.entry(uuid)}>
          {turned && <Concern>{turned.sentence}</Concern>}
          {concerns.map(({ sentence }) => (
            <Concern key={sentence}>{sentence}</Concern>
          ))}
        </div>
      )}
      <div id={`${id}-details`} className={styles.wide} hidden={!isOpen}>
        {isOpen && <EntryDetails entry={entry} place={place} grouped={grouped} />}
      </div>
    </div>
  );
}
