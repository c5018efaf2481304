import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type EditedSection, useEditedSection } from "../../editing/edited-section.tsx";
import { useDesk, useDeskState } from "../../editing/saving/use-desk.ts";
import { useSectionWork } from "../../editing/work/use-work.ts";
import styles from "./reset-button.module.css";
import { sendTogether } from "./send-together.ts";
import type { TypedNumbers } from "./use-typed-numbers.ts";
import { changesBack, withUnsaved } from "./written-values.ts";

interface ResetButtonProps {
  entries: readonly AssumptionEntry[];
  numbers: TypedNumbers;
}

/** Gives a sizing back the values that were written, whoever changed them; it can be undone. Nothing where nothing may be edited. */
export function ResetButton(props: ResetButtonProps) {
  const edited = useEditedSection();
  return edited && <Reset {...props} edited={edited} />;
}

function Reset({ entries, numbers, edited }: ResetButtonProps & { edited: EditedSection }) {
  const queryClient = useQueryClient();
  const desk = useDesk(edited.conceptId);
  const work = useSectionWork(edited);
  // What was typed last is on its way when the button is pressed.
  const changes = changesBack(
    withUnsaved(
      { entries, work },
      useDeskState(desk, ({ unsaved }) => unsaved),
    ),
  );
  const typed = entries.filter(({ uuid }) => numbers.of(uuid) !== undefined);
  const isWritten = changes.length + typed.length === 0;
  return (
    <button
      type="button"
      className={styles.reset}
      aria-disabled={isWritten}
      title={isWritten ? "All values are as they were written." : "Back to the values that were written"}
      onClick={() => {
        for (const { uuid } of typed) numbers.type(uuid, undefined);
        sendTogether(queryClient, desk, { changes, says: "Values reset", what: "reset of the values" });
      }}
    >
      Reset
    </button>
  );
}
