import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type EditedSection, useEditedSection } from "../../editing/edited-section.tsx";
import { useDesk, useDeskState } from "../../editing/saving/use-desk.ts";
import { useSectionWork } from "../../editing/work/use-work.ts";
import styles from "./reset-button.module.css";
import { sendTogether } from "./send-together.ts";
import type { TypedNumbers } from "./use-typed-numbers.ts";
import { isModified } from "./written-values.ts";

interface ResetButtonProps {
  sizing: { uuid: string; assumptionEntries: readonly AssumptionEntry[] };
  numbers: TypedNumbers;
}

/** Makes a sizing what was written last, whoever changed it, also what was taken out; it can be undone. Nothing where nothing may be edited. */
export function ResetButton(props: ResetButtonProps) {
  const edited = useEditedSection();
  return edited && <Reset {...props} edited={edited} />;
}

function Reset({ sizing, numbers, edited }: ResetButtonProps & { edited: EditedSection }) {
  const queryClient = useQueryClient();
  const desk = useDesk(edited.conceptId);
  const work = useSectionWork(edited);
  // What was typed last is on its way when the button is pressed.
  const isSaving = useDeskState(desk, ({ unsaved }) => unsaved.length > 0);
  const { uuid: item, assumptionEntries: entries } = sizing;
  const typed = entries.filter(({ uuid }) => numbers.of(uuid) !== undefined);
  const isChanged = work?.resettable?.includes(item) || entries.some((entry) => isModified(entry, work));
  const isWritten = !isChanged && !isSaving && typed.length === 0;
  return (
    <button
      type="button"
      className={styles.reset}
      aria-disabled={isWritten}
      title={isWritten ? "All of it is as it was written." : "Back to what was written"}
      onClick={() => {
        if (isWritten) return;
        for (const { uuid } of typed) numbers.type(uuid, undefined);
        const changes = [{ kind: "reset" as const, item }];
        sendTogether(queryClient, desk, { changes, says: "Values reset", what: "reset of the values" });
      }}
    >
      Reset
    </button>
  );
}
