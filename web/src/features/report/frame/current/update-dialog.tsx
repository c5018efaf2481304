import { CloseButton, Drawer, Kbd, Loader } from "@mantine/core";
import { Button } from "../../../../design/button.tsx";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Kbd.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import type { Answer } from "../../../../transport/create-call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { costInWords, timeInWords } from "./estimate-words.ts";
import { RewrittenSection } from "./rewritten-section.tsx";
import styles from "./update-dialog.module.css";

type Outdated = Answer<"GET v2/concept/{id}/report/outdated">;

interface UpdateDialogProps {
  titleId: string;
  /** Sections of the report that stay as they are. */
  others: number;
  outdated: Outdated | undefined;
  error: Error | null;
  busy: boolean;
  /** On a phone its buttons fill the width. */
  isSheet: boolean;
  onUpdate: () => void;
  /** Opens what will be looked up; null where nothing is researched. */
  onPlan: (() => void) | null;
  onClose: () => void;
}

/** What an update of the outdated sections rewrites, in the order it does, what stays of people's work, and what it takes. */
export function UpdateDialog({
  titleId,
  others,
  outdated,
  error,
  busy,
  isSheet,
  onUpdate,
  onPlan,
  onClose,
}: UpdateDialogProps) {
  const count = outdated?.sections.length ?? 0;
  const sections = `${count} ${count === 1 ? "section" : "sections"}`;
  const title = outdated ? `Update ${count} outdated ${count === 1 ? "section" : "sections"}` : "Update";
  return (
    <>
      <header className={styles.header}>
        <div>
          {isSheet ? (
            <Drawer.Title className={styles.title ?? ""}>{title}</Drawer.Title>
          ) : (
            <h2 id={titleId}>{title}</h2>
          )}
          <p>{orderInWords(others)}</p>
        </div>
        {isSheet ? <CloseButton aria-label="Close" onClick={onClose} /> : <Kbd aria-hidden="true">Esc</Kbd>}
      </header>
      {!outdated && (
        <div className={styles.waiting}>
          {error ? sentenceOf(error) : <Loader size="sm" color="gray" role="status" aria-label="Loading" />}
        </div>
      )}
      {outdated && (
        <>
          <ol className={styles.sections}>
            {outdated.sections.map((each) => (
              <RewrittenSection key={each.section} outdated={each} />
            ))}
          </ol>
          <Estimate {...outdated} />
        </>
      )}
      <footer className={styles.footer} data-sheet={isSheet || undefined}>
        <p>
          Open drafts stay.{" "}
          {onPlan && (
            <button type="button" className={styles.plan} onClick={onPlan}>
              Look at the plan
            </button>
          )}
        </p>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} disabled={count === 0} onClick={({ detail }) => detail < 2 && onUpdate()}>
          {count === 0 ? "Update" : `Update ${sections}`}
        </Button>
      </footer>
    </>
  );
}

// What is written from a section that says something else in the end follows by itself.
const orderInWords = (others: number) => {
  if (others === 0) return "In this order.";
  const [stay, they] =
    others === 1 ? ["the other one stays as it is", "it rests"] : [`the other ${others} stay as they are`, "they rest"];
  return `In this order; ${stay}, unless what is rewritten changes what ${they} on.`;
};

/** What it takes; of what is drafted offline there is no cost to speak of, and no model that is called. */
function Estimate({ together: { seconds, usd, calls }, isDrafted }: Outdated) {
  return (
    <dl className={styles.estimate}>
      <Figure value={timeInWords(seconds)} meaning="about; you may leave" />
      {isDrafted ? (
        <Figure value="Offline" meaning="drafted, without a model" />
      ) : (
        <>
          <Figure value={costInWords(usd)} meaning="estimated cost" />
          <Figure value={String(calls)} meaning={calls === 1 ? "call of a model" : "calls of a model"} />
        </>
      )}
    </dl>
  );
}

function Figure({ value, meaning }: { value: string; meaning: string }) {
  return (
    <div>
      <dt>{meaning}</dt>
      <dd className="numerals">{value}</dd>
    </div>
  );
}
