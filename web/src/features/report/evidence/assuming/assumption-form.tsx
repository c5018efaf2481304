import type { AssumptionCategory, Scale } from "@seedbed/contract/report/assumptions/schemas";
import { countWords, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { heedsEscape } from "../../../../design/heeds-escape.ts";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { forgetForm, KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { categories } from "../../assumption-categories.ts";
import verdicts from "../verdicts/verdicts.module.css";
import styles from "./assumption-form.module.css";
import type { MadeFrom, useAssuming } from "./use-assuming.ts";
import { proposalInWords, useProposedImportance } from "./use-proposed-importance.ts";

interface AssumptionFormProps {
  conceptId: string;
  statement: string;
  /** What is chosen to begin with. */
  category: AssumptionCategory;
  /** The thing of the report that rests on it. */
  madeFrom?: MadeFrom | undefined;
  add: ReturnType<typeof useAssuming>["add"];
  onDone: () => void;
  /** In place of `onDone`, once it was added. */
  onAdded?: () => void;
}

const levels = { 1: "Low", 2: "Medium", 3: "High" } as const satisfies Record<Scale, string>;

/** A statement on its way to the key assumptions: its words, its category, and how much depends on it. */
export function AssumptionForm(props: AssumptionFormProps) {
  const { conceptId, statement: begun, category: suggested, madeFrom, add, onDone, onAdded } = props;
  const [statement, setStatement] = useState(begun);
  const [category, setCategory] = useState(suggested);
  const proposed = useProposedImportance(conceptId, madeFrom);
  const [chosen, setImportance] = useState<Scale | null>(null);
  const importance = chosen ?? proposed?.importance ?? 2;
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const place = `assumption.${conceptId}.${begun}`;
  const words = countWords(statement);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    if (words === 0) return refuse("Write what must be true.");
    if (words > statementWordsMax) return refuse("Please reduce your statement to 40 words or fewer.");
    add.mutate(
      { statement: statement.trim(), category, importance, certainty: 1, ...(madeFrom ? { madeFrom } : {}) },
      {
        onSuccess: () => {
          forgetForm(place);
          (onAdded ?? onDone)();
        },
        onError: (error) => refuse(sentenceOf(error)),
      },
    );
  };
  return (
    <form
      className={verdicts.reason}
      onSubmit={onSubmit}
      noValidate
      aria-label="Make it an assumption"
      onKeyDown={onKeyDown}
    >
      <KeptFields place={place}>
        <label htmlFor={`${id}-statement`}>What must be true</label>
        <textarea
          ref={field}
          id={`${id}-statement`}
          {...heedsEscape}
          rows={4}
          data-max={500}
          value={statement}
          aria-describedby={`${id}-words ${id}-problem`}
          aria-invalid={problem !== "" || undefined}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for this
          autoFocus
          onChange={({ currentTarget }) => {
            setProblem("");
            setStatement(currentTarget.value);
          }}
        />
        <p id={`${id}-words`} className={`${verdicts.hint} numerals`}>
          {words}/{statementWordsMax} words
        </p>
        <div className={verdicts.pair}>
          <label className={verdicts.field}>
            <span>Category</span>
            <select
              {...heedsEscape}
              value={category}
              onChange={({ currentTarget: { value } }) =>
                setCategory(categories.find((each) => each === value) ?? suggested)
              }
            >
              {categories.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label className={verdicts.field}>
            <span>Importance</span>
            <select
              {...heedsEscape}
              value={importance}
              onChange={({ currentTarget: { value } }) => setImportance(value === "1" ? 1 : value === "3" ? 3 : 2)}
            >
              {Object.entries(levels).map(([level, name]) => (
                <option key={level} value={level}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </KeptFields>
      {proposed && <p className={verdicts.hint}>{proposalInWords(proposed)}</p>}
      <p className={verdicts.hint}>Its certainty is low: no source says it. It can be tested from there.</p>
      <p id={`${id}-problem`} role="alert" className={problem ? verdicts.problem : styles.none}>
        {problem}
      </p>
      <div className={verdicts.buttons}>
        <Button {...heedsEscape} variant="default" size="compact-md" onClick={onDone}>
          Cancel
        </Button>
        <Button {...heedsEscape} type="submit" size="compact-md" loading={add.isPending}>
          Add assumption
        </Button>
      </div>
    </form>
  );
}
