import type { ReactNode } from "react";
import { Button } from "../../../../design/button.tsx";
import { costInWords, timeInWords } from "../../frame/current/estimate-words.ts";
import drawer from "./plan-drawer.module.css";
import styles from "./plan-editor.module.css";
import type { PlannedWork } from "./planned-work.ts";
import type { Plan } from "./use-plan.ts";

interface PlanFooterProps {
  plan: Plan;
  work: PlannedWork;
  /** Nothing is looked up. */
  isEmpty: boolean;
  onSave: () => void;
  onStart: () => void;
}

/** What the plan as it was saved is about to take, and what one can do with it. */
export function PlanFooter({
  plan: { plan, isChanged, save, giveUp },
  work,
  isEmpty,
  onSave,
  onStart,
}: PlanFooterProps) {
  const estimate = plan?.estimate;
  const busy = save.isPending || work.isBusy;
  return (
    <>
      {estimate && (
        <dl className={styles.estimate}>
          <Figure meaning={estimate.searches === 1 ? "search" : "searches"}>{estimate.searches}</Figure>
          <Figure meaning={estimate.pages === 1 ? "page at most" : "pages at most"}>{estimate.pages}</Figure>
          <Figure meaning="longer, about">{timeInWords(estimate.seconds)}</Figure>
          <Figure meaning="for the searches">{costInWords(estimate.usd)}</Figure>
        </dl>
      )}
      <footer className={drawer.footer}>
        <p role="status">
          {isEmpty
            ? "Nothing will be looked up: the report will be reasoning, and say so."
            : isChanged
              ? "Not saved yet. The figures are those of the saved plan."
              : "What is kept from before is not read again."}
        </p>
        {isChanged && (
          <>
            <Button variant="subtle" color="gray" disabled={busy} onClick={giveUp}>
              Undo changes
            </Button>
            <Button
              variant="default"
              loading={save.isPending && !work.isBusy}
              disabled={work.isBusy}
              onClick={({ detail }) => detail < 2 && onSave()}
            >
              Save
            </Button>
          </>
        )}
        <Button loading={busy} onClick={({ detail }) => detail < 2 && onStart()}>
          {work.label}
        </Button>
      </footer>
    </>
  );
}

function Figure({ meaning, children }: { meaning: string; children: ReactNode }) {
  return (
    <div>
      <dt>{meaning}</dt>
      <dd className="numerals">{children}</dd>
    </div>
  );
}
