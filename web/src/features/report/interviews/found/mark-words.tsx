import { signalStances } from "@seedbed/contract/report/customers/words";
import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { forgetForm, KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { placeOf } from "../transcript/marks-in-line.ts";
import { useInterview } from "../use-interview.ts";
import styles from "./found.module.css";

interface MarkWordsProps {
  conceptId: string;
  interview: OpenedInterview;
  selected: string;
  onDone: () => void;
}

/** Makes a signal of words of an answer: those that are selected, or that a person types as they stand. */
export function MarkWords({ conceptId, interview, selected, onDone }: MarkWordsProps) {
  const { mark } = useInterview(conceptId, interview);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const keptAs = `mark.${interview.uuid}`;
  const words = typed ?? selected;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mark.isPending) return;
    const form = new FormData(event.currentTarget);
    const place = placeOf(words, interview.transcript);
    const description = String(form.get("description")).trim();
    if (!place) return setProblem("No answer holds these words as they stand here. Select them in the transcript.");
    if (description === "") return setProblem("Say what it means for the concept.");
    const chosen = form.get("touches");
    const touched = interview.touchable.find(({ item }) => item === chosen);
    const stance = signalStances.find((each) => each === form.get("stance")) ?? "Neutral";
    const touches = touched ? { kind: touched.kind, item: touched.item } : null;
    mark.mutate(
      { ...place, description, stance, touches },
      {
        onSuccess: () => {
          forgetForm(keptAs);
          onDone();
        },
        onError: (error) => setProblem(sentenceOf(error)),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label="Mark words by hand" noValidate>
      <KeptFields place={keptAs}>
        <label>
          <span>Words of the answer</span>
          <textarea
            rows={3}
            value={words}
            data-max={2000}
            placeholder="Select them in the transcript"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            {...(problem ? { "aria-describedby": problemId } : {})}
          />
        </label>
        <label>
          <span>What it means for the concept</span>
          {/* biome-ignore lint/a11y/noAutofocus: the person has just opened the form */}
          <textarea name="description" rows={2} data-max={500} autoFocus />
        </label>
        <div className={styles.pair}>
          <label>
            <span>It speaks</span>
            <select name="stance" defaultValue="Neutral">
              {signalStances.map((stance) => (
                <option key={stance}>{stance}</option>
              ))}
            </select>
          </label>
          <label>
            <span>It touches</span>
            <select name="touches">
              <option value="">Nothing of these</option>
              {interview.touchable.map(({ item, label }) => (
                <option key={item} value={item}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
      </KeptFields>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" size="compact-md" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="compact-md" loading={mark.isPending}>
          Mark
        </Button>
      </div>
    </form>
  );
}
