import { sourceCategories } from "@seedbed/contract/report/vocabulary";
import { type SubmitEvent, useCallback, useId, useRef, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { forgetForm, KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import { CallFailed, sentenceOf } from "../../../../transport/failure.ts";
import { webAddress } from "../../editing/fields/controls/typed-source.ts";
import type { EvidenceView } from "../evidence-query.ts";
import type { Verdicts } from "../verdicts/use-verdicts.ts";
import styles from "../verdicts/verdicts.module.css";
import { Labelled } from "./labelled.tsx";
import { ChooseFile, ChosenFile } from "./source-file.tsx";
import { useSourceFile } from "./use-source-file.ts";

interface AddSourceFormProps {
  view: EvidenceView;
  /** The statement it is added to, to begin with; "" for the conclusion. */
  claim: string;
  verdicts: Verdicts;
  onDone: () => void;
}

const nothing = { url: "", title: "", quote: "", stance: "for", category: "", published: "" };
const refusable = ["url", "title", "file", "quote"] as const;
type Refusable = (typeof refusable)[number];
const titleMax = 300;

/** Names a source for a statement or for the conclusion: a page with an address, a file, or words from elsewhere. */
export function AddSourceForm({ view, claim, verdicts: { add }, onDone }: AddSourceFormProps) {
  const [values, setValues] = useState({ ...nothing, claim });
  const [problem, setProblem] = useState<{ field: Refusable | null; sentence: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** At once: two presses can come before anything is drawn. */
  const isSending = useRef(false);
  const problemId = useId();
  const place = `source.${location.pathname}.${claim}`;
  const refuseFile = useCallback(
    (sentence: string | null) => setProblem(sentence === null ? null : { field: "file", sentence }),
    [],
  );
  const source = useSourceFile(form, { isSending: add.isPending, refuse: refuseFile });
  const { file } = source;
  const describes = (name: keyof typeof values | "file") => (problem?.field === name ? problemId : undefined);
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setProblem(null);
      setValues((before) => ({ ...before, [name]: value }));
    },
    ...(describes(name) ? { "aria-invalid": true, "aria-describedby": problemId } : {}),
  });
  const refuse = (name: Refusable | null, sentence: string) => {
    setProblem({ field: name, sentence });
    if (name) form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const url = file ? null : webAddress(values.url);
    if (!file && values.url.trim() && !url)
      return refuse("url", "Write a web address that begins with http:// or https://.");
    const usual = file ? file.name.slice(0, titleMax) : url ? new URL(url).hostname.replace(/^www\./, "") : "";
    const title = values.title.trim() || usual;
    if (!title) return refuse("title", "Write an address or a title, or choose a file.");
    setProblem(null);
    const named = {
      claim: values.claim,
      stance: values.stance === "against" ? ("against" as const) : ("for" as const),
      title,
      url,
      quote: values.quote.trim(),
      category: sourceCategories.find((category) => category === values.category) ?? null,
      publishedDate: values.published || null,
    };
    const onError = (error: unknown) => {
      if (source.isGivenUp()) return;
      const fields = error instanceof CallFailed ? Object.keys(error.form ?? {}) : [];
      refuse(refusable.find((name) => fields.includes(name)) ?? null, sentenceOf(error));
    };
    isSending.current = true;
    const onSettled = () => {
      isSending.current = false;
    };
    add.mutate(
      { named, sending: source.begin() },
      {
        onSuccess: () => {
          forgetForm(place);
          onDone();
        },
        onError,
        onSettled,
      },
    );
  };
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate aria-label="Add a source">
      <div className={styles.fields}>
        <h3>Add a source</h3>
        <KeptFields place={place}>
          {file ? (
            <ChosenFile file={file} sent={source.sent} describedBy={describes("file")} onRemove={source.remove} />
          ) : (
            <>
              <Labelled name="Web address">
                <input
                  {...field("url")}
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  data-max={2048}
                  {...(source.wasRemoved ? {} : focused)}
                />
              </Labelled>
              <ChooseFile
                isOver={source.isOver}
                autoFocus={source.wasRemoved}
                describedBy={describes("file")}
                onChoose={source.choose}
              />
            </>
          )}
          <Labelled name="Title" isOptional>
            <input {...field("title")} data-max={titleMax} placeholder={file?.name} />
          </Labelled>
          <Labelled name="Words you quote from it" isOptional>
            <textarea {...field("quote")} rows={3} data-max={2000} />
          </Labelled>
          <p className={styles.hint}>
            {file
              ? "Its text is kept as a copy that everybody in your company can read, and the words are looked for in it."
              : "A page with an address is read and a copy kept, and the words are looked for in it."}
          </p>
          {view.steps.length > 0 && (
            <Labelled name="What it is a source for">
              <select {...field("claim")}>
                <option value="">The conclusion as a whole</option>
                {view.steps.map(({ text }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two statements may say the same, and none changes its place
                  <option key={index} value={text}>{`${index + 1}. ${text}`}</option>
                ))}
              </select>
            </Labelled>
          )}
          <fieldset className={styles.stance}>
            <legend>It speaks</legend>
            {(["for", "against"] as const).map((stance) => (
              <label key={stance}>
                <input
                  type="radio"
                  name="stance"
                  value={stance}
                  checked={values.stance === stance}
                  onChange={() => setValues((before) => ({ ...before, stance }))}
                />
                {stance === "for" ? "for it" : "against it"}
              </label>
            ))}
          </fieldset>
          <div className={styles.pair}>
            <Labelled name="Kind" isOptional>
              <select {...field("category")}>
                <option value="">Not known</option>
                {sourceCategories.map((category) => (
                  <option key={category}>{category}</option>
                ))}
              </select>
            </Labelled>
            <Labelled name="Published" isOptional>
              <input {...field("published")} type="date" />
            </Labelled>
          </div>
        </KeptFields>
        {problem && (
          <p id={problemId} role="alert" className={styles.problem}>
            {problem.sentence}
          </p>
        )}
      </div>
      <footer className={styles.footer}>
        <Button variant="default" onClick={source.sent === null ? onDone : source.giveUp}>
          {source.sent === null ? "Cancel" : "Cancel upload"}
        </Button>
        <Button type="submit" loading={add.isPending}>
          Add source
        </Button>
      </footer>
    </form>
  );
}

/** The person has just opened the form. */
const focused = { autoFocus: true };
