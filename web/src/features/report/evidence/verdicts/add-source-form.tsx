import { Button } from "@mantine/core";
import { sourceCategories } from "@seedbed/contract/report/vocabulary";
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import { sentenceOf } from "../../../../transport/failure.ts";
import { webAddress } from "../../editing/fields/controls/typed-source.ts";
import type { EvidenceView } from "../evidence-query.ts";
import type { Verdicts } from "./use-verdicts.ts";
import styles from "./verdicts.module.css";

interface AddSourceFormProps {
  view: EvidenceView;
  /** The statement it is added to, to begin with; "" for the conclusion. */
  claim: string;
  verdicts: Verdicts;
  onDone: () => void;
}

const nothing = { url: "", title: "", quote: "", stance: "for", category: "", published: "" };

/** Names a source for a statement or for the conclusion: a page with an address, or words from elsewhere. */
export function AddSourceForm({ view, claim, verdicts: { add }, onDone }: AddSourceFormProps) {
  const [values, setValues] = useState({ ...nothing, claim });
  const [problem, setProblem] = useState<{ field: "url" | "title" | null; sentence: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setProblem(null);
      setValues((before) => ({ ...before, [name]: value }));
    },
    ...(problem?.field === name ? { "aria-invalid": true, "aria-describedby": problemId } : {}),
  });
  const refuse = (name: "url" | "title", sentence: string) => {
    setProblem({ field: name, sentence });
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const url = webAddress(values.url);
    if (values.url.trim() && !url) return refuse("url", "Write a web address that begins with http:// or https://.");
    const title = values.title.trim() || (url ? new URL(url).hostname.replace(/^www\./, "") : "");
    if (!title) return refuse("title", "Write an address or a title.");
    add.mutate(
      {
        claim: values.claim,
        stance: values.stance === "against" ? "against" : "for",
        title,
        url,
        quote: values.quote.trim(),
        category: sourceCategories.find((category) => category === values.category) ?? null,
        publishedDate: values.published || null,
      },
      { onSuccess: onDone, onError: (error) => setProblem({ field: null, sentence: sentenceOf(error) }) },
    );
  };
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate aria-label="Add a source">
      <div className={styles.fields}>
        <h3>Add a source</h3>
        <Labelled name="Web address">
          <input {...field("url")} type="url" inputMode="url" placeholder="https://" maxLength={2048} {...focused} />
        </Labelled>
        <Labelled name="Title" isOptional>
          <input {...field("title")} maxLength={300} />
        </Labelled>
        <Labelled name="Words you quote from it" isOptional>
          <textarea {...field("quote")} rows={3} maxLength={2000} />
        </Labelled>
        <p className={styles.hint}>
          A page with an address is read and a copy kept, and the words are looked for in it.
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
        {problem && (
          <p id={problemId} role="alert" className={styles.problem}>
            {problem.sentence}
          </p>
        )}
      </div>
      <footer className={styles.footer}>
        <Button variant="default" onClick={onDone}>
          Cancel
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

interface LabelledProps {
  name: string;
  isOptional?: boolean;
  children: ReactNode;
}

function Labelled({ name, isOptional = false, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span>
        {name} {isOptional && <span className={styles.optional}>(if you like)</span>}
      </span>
      {children}
    </label>
  );
}
