import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { boundsProblem } from "@seedbed/rules/market-sizing/entry-bounds";
import { scalarInWords } from "@seedbed/rules/market-sizing/figures-in-words";
import type { ReactNode } from "react";
import { EditableChoice, EditableNumber, EditableText } from "../../editing/editable.tsx";
import { called } from "../../plain/called.ts";
import styles from "./entry-details.module.css";
import { SetBy } from "./set-by.tsx";
import { groupInWords } from "./sizing-words.ts";

interface EntryDetailsProps {
  entry: AssumptionEntry;
  place: string;
  grouped: boolean;
}

/** What else is known of a number, each part changed in place: what it means, between what it lies, what it belongs to, who set it. */
export function EntryDetails({ entry, place, grouped }: EntryDetailsProps) {
  const at = { item: entry.uuid, place };
  const { title } = entry;
  const bound = (field: "low" | "high", label: string) => (
    <EditableNumber
      {...at}
      field={field}
      value={entry[field] ?? null}
      label={called(label, title)}
      problemOf={(value) => boundsProblem({ ...entry, [field]: value }, [field])?.sentence ?? null}
    >
      {typeof entry[field] === "number" ? (
        <span data-figure={figureId.entry(entry.uuid)}>{scalarInWords({ ...entry, scalar: entry[field] })}</span>
      ) : undefined}
    </EditableNumber>
  );
  return (
    <dl className={styles.details}>
      <Fact name="What it is" isWide>
        <EditableText
          {...at}
          field="description"
          value={entry.description}
          label={called("Description", title)}
          multiline
        />
      </Fact>
      <Fact name="At least">{bound("low", "Lowest value")}</Fact>
      <Fact name="Most likely">
        <span data-figure={figureId.entry(entry.uuid)}>{scalarInWords(entry)}</span>
      </Fact>
      <Fact name="At most">{bound("high", "Highest value")}</Fact>
      <Fact name="Unit">
        <EditableText {...at} field="unit" value={entry.unit} label={called("Unit", title)} />
      </Fact>
      {grouped && (
        <Fact name="Belongs to">
          <EditableChoice
            {...at}
            field="group"
            value={entry.group}
            label={called("Group", title)}
            labelOf={groupInWords}
          />
        </Fact>
      )}
      <Fact name="Set by">
        <SetBy item={entry.uuid} field="scalar" />
      </Fact>
    </dl>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
