import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { boundsProblem } from "@seedbed/rules/market-sizing/entry-bounds";
import { scalarLimits } from "@seedbed/rules/market-sizing/scalar-limits";
import { type KeyboardEvent, useState } from "react";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { useReadSection } from "../../editing/edited-section.tsx";
import { editAt } from "../../editing/edits-of.ts";
import { numberProblem } from "../../editing/fields/problems.ts";
import { readNumber } from "../../editing/fields/read-number.ts";
import { useField } from "../../editing/fields/use-field.ts";
import { useDesk, useDeskState, useDraft } from "../../editing/saving/use-desk.ts";
import { called } from "../../plain/called.ts";
import type { TypedNumbers } from "./use-typed-numbers.ts";

const inWords = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });

/** The number of an entry while it is changed: what is typed shows at once in the results, and is saved when one leaves or presses Enter. */
export function useScalar(entry: AssumptionEntry, { place, numbers }: { place: string; numbers: TypedNumbers }) {
  const conceptId = useReadSection()?.conceptId ?? "";
  const label = called("Value", entry.title);
  const field = useField({ item: entry.uuid, place, field: "scalar" }, entry.scalar, label);
  const edit = field.at && editAt(field.at, "number");
  const { minimum, step, maximum } = scalarLimits(entry.unit);
  const limits = { kind: "number", min: minimum, max: maximum ?? edit?.max ?? Number.MAX_VALUE } as const;
  const [hasLeft, setLeft] = useState(false);
  const refused = field.typed === undefined ? undefined : String(field.typed);
  const typed = numbers.of(entry.uuid) ?? refused;
  const number = typed === undefined ? entry.scalar : readNumber(typed);
  const apart = number === null ? null : boundsProblem({ ...entry, scalar: number }, ["scalar"]);
  const problem =
    typed === undefined || number === entry.scalar ? null : (numberProblem(limits, number) ?? apart?.sentence ?? null);
  const desk = useDesk(conceptId);
  useDraft(desk, `scalar ${entry.uuid}`, typed !== undefined && number !== entry.scalar);
  const isOpen = useDeskState(desk, ({ open }) => open !== null && open === field.key);

  const forget = () => numbers.type(entry.uuid, undefined);
  const save = () => {
    setLeft(true);
    if (problem || number === null) return;
    field.commit(number, false);
    forget();
  };
  return {
    label,
    fieldKey: field.key,
    mayEdit: edit !== null,
    limits: { minimum, maximum },
    number,
    text: typed ?? inWords.format(entry.scalar),
    isUnsaved: field.isUnsaved,
    inConflict: field.inConflict,
    /** An empty field is on its way to being filled as long as the person is in it. */
    problem: (number === null && !hasLeft ? null : problem) ?? field.problem,
    begin() {
      setLeft(false);
      if (!isOpen) field.open();
    },
    change: (text: string) => numbers.type(entry.uuid, text),
    save,
    onKeyDown(event: KeyboardEvent) {
      if (isComposing(event)) return;
      if (event.key === "Enter") save();
      if (event.key === "Escape") {
        event.stopPropagation();
        forget();
        field.close(false);
      }
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      const next = (number ?? 0) + (event.key === "ArrowUp" ? step : -step);
      numbers.type(entry.uuid, String(Math.min(Math.max(next, limits.min), limits.max)));
    },
  };
}
