import { interviewTitleMax, transcriptTextMax } from "@seedbed/contract/report/interviews/words";
import { type SubmitEvent, useCallback, useId, useRef, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { Card } from "../../../../design/card.tsx";
import { forgetForm, KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import { CallFailed, sentenceOf } from "../../../../transport/failure.ts";
import { Labelled } from "../../evidence/adding/labelled.tsx";
import { ChooseFile, ChosenFile } from "../../evidence/adding/source-file.tsx";
import { useSourceFile } from "../../evidence/adding/use-source-file.ts";
import styles from "../found/found.module.css";
import { useAddInterview } from "./use-add-interview.ts";

interface AddTranscriptProps {
  conceptId: string;
  pid: string;
  /** With the uuid of the interview that was added; without for none. */
  onDone: (uuid?: string) => void;
}

/** Takes the transcript of a real interview: pasted, or as a file. */
export function AddTranscript({ conceptId, pid, onDone }: AddTranscriptProps) {
  const add = useAddInterview(conceptId, pid);
  const form = useRef<HTMLFormElement>(null);
  /** At once: two presses can come before anything is drawn. */
  const isSending = useRef(false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const place = `transcript.${conceptId}.${pid}`;
  const refuse = useCallback((sentence: string | null) => setProblem(sentence), []);
  const source = useSourceFile(form, { isSending: add.isPending, refuse });
  const described = problem === null ? {} : { "aria-invalid": true, "aria-describedby": problemId };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    if (!source.file && text.trim() === "") return setProblem("Paste a transcript or choose a file.");
    const fields = new FormData(event.currentTarget);
    const alsoReplace = String(fields.get("alsoReplace") ?? "")
      .split(/[\n,;]/u)
      .map((word) => word.trim())
      .filter((word) => word !== "");
    setProblem(null);
    isSending.current = true;
    add.mutate(
      {
        ...{ title: String(fields.get("title") ?? "").trim(), text: source.file ? "" : text },
        ...{ alsoReplace: alsoReplace.slice(0, 50), sending: source.begin() },
      },
      {
        onSuccess: ({ uuid }) => {
          forgetForm(place);
          onDone(uuid);
        },
        onError: (error) => {
          if (source.isGivenUp()) return;
          const told = error instanceof CallFailed ? Object.values(error.form ?? {})[0] : undefined;
          setProblem(told ?? sentenceOf(error));
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  return (
    <Card title="Add a transcript">
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate aria-label="Add a transcript">
        <KeptFields place={place}>
          <Labelled name="What it is called" isOptional>
            <input
              name="title"
              data-max={interviewTitleMax}
              placeholder={source.file?.name ?? "Interview 8, facility lead"}
            />
          </Labelled>
          {source.file ? (
            <ChosenFile
              file={source.file}
              sent={source.sent}
              describedBy={problem === null ? undefined : problemId}
              onRemove={source.remove}
            />
          ) : (
            <>
              <Labelled name="Transcript">
                <textarea
                  rows={8}
                  value={text}
                  data-max={transcriptTextMax}
                  placeholder={"Q: Walk me through the last time something ran out.\nP: Dishwasher tablets, a Tuesday."}
                  {...focused}
                  onChange={({ currentTarget }) => {
                    setProblem(null);
                    setText(currentTarget.value);
                  }}
                  {...described}
                />
              </Labelled>
              <ChooseFile
                isOver={source.isOver}
                autoFocus={source.wasRemoved}
                describedBy={problem === null ? undefined : problemId}
                onChoose={source.choose}
              />
            </>
          )}
          <Labelled name="Other words to replace" isOptional>
            <input name="alsoReplace" data-max={2000} placeholder="Names and firms, with commas between" />
          </Labelled>
        </KeptFields>
        <p className={styles.note}>
          Names, mail addresses, phone numbers and street addresses are replaced before anything is kept or read by a
          model. A name that nothing points to is not recognised: write it above.
        </p>
        {problem && (
          <p id={problemId} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => (source.sent === null ? onDone() : source.giveUp())}>
            {source.sent === null ? "Cancel" : "Cancel upload"}
          </Button>
          <Button type="submit" loading={add.isPending}>
            Add transcript
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The person has just opened the form. */
const focused = { autoFocus: true };
