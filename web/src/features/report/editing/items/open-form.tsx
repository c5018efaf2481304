import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { forgetForm, KeptFields } from "../../../../shell/kept-words/kept-fields.tsx";
import { sentenceOf } from "../../../../transport/failure.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { editsOf } from "../edits-of.ts";
import { putFields } from "../fields/controls/entry-fields.ts";
import { FieldControl } from "../fields/controls/field-control.tsx";
import { emptyOf, problemOf, tidy } from "../fields/controls/field-values.ts";
import { save } from "../saving/save.ts";
import { useDesk, useDeskState, useDraft } from "../saving/use-desk.ts";
import styles from "./item-tools.module.css";
import type { NewField } from "./new-field.ts";

export interface AddFormProps {
  conceptId: string;
  section: ReportSection;
  place: string;
  parent: string | null;
  label: string;
  fields: readonly NewField[];
}

/** The form that adds an item in place. What was typed stays until it is added. */
export function OpenForm({
  conceptId,
  section,
  place,
  parent,
  label,
  fields,
  onClose,
}: AddFormProps & { onClose(): void }) {
  const keptAs = `item.${conceptId}.${section}.${place}.${parent ?? ""}`;
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const edits = editsOf[section].edits[place] ?? {};
  const isCutOff = useDeskState(desk, (state) => state.isCutOff);
  // The same for every try: what arrived without our knowing is not added twice.
  const [uuid] = useState(randomUuid);
  const initial = fields.map(({ field, initial: begins }) => begins ?? emptyOf(edits[field]));
  const [values, setValues] = useState<readonly unknown[]>(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const tidied = values.map((value, index) => tidy(edits[fields[index]?.field ?? ""], value));
  const problems = tidied.map((value, index) => problemOf(edits[fields[index]?.field ?? ""], value));
  useDraft(desk, uuid, JSON.stringify(values) !== JSON.stringify(initial));

  const submit = async () => {
    setTried(true);
    if (busy || problems.some((problem) => problem !== null)) return;
    setBusy(true);
    setRefusal(null);
    const item = putFields(
      { uuid },
      fields.map(({ field }, index) => [field, tidied[index]]),
    );
    const failure = await save(queryClient, desk, {
      section,
      label,
      address: { item: parent, place, field: uuid },
      says: "Added",
      what: label,
      isRead: true,
      change: { kind: "add", place, parent, item: { ...item, uuid } },
    });
    setBusy(false);
    if (failure !== null) return setRefusal(sentenceOf(failure));
    forgetForm(keptAs);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape" && !busy) {
      event.stopPropagation();
      onClose();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <KeptFields place={keptAs}>
        {fields.map((field, index) => {
          const edit = edits[field.field];
          return (
            edit && (
              <FieldControl
                key={field.field}
                edit={edit}
                label={field.label}
                value={values[index]}
                problem={tried || isOver(problems[index]) ? (problems[index] ?? null) : null}
                hasFocus={index === 0}
                isMultiline={field.multiline ?? false}
                {...(field.labelOf ? { labelOf: field.labelOf } : {})}
                onChange={(value) => setValues(values.map((each, at) => (at === index ? value : each)))}
              />
            )
          );
        })}
      </KeptFields>
      <div className={styles.foot}>
        {refusal && (
          <p role="alert" className={styles.problem}>
            {refusal}
          </p>
        )}
        {busy && isCutOff && <p className={styles.full}>Not saved yet.</p>}
        <Button type="button" variant="subtle" color="gray" size="sm" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" loading={busy}>
          Add
        </Button>
      </div>
    </form>
  );
}

// What is too long is said while it is written; what is missing only when somebody wants to save.
const isOver = (problem: string | null | undefined) => problem?.startsWith("The ") ?? false;
