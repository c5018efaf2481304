import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { useState } from "react";
import { EntriesControl } from "./controls/entries-control.tsx";
import type { EntryLabels } from "./controls/entry-labels.ts";
import { problemOf, tidy } from "./controls/field-values.ts";
import { SourcesControl } from "./controls/sources-control.tsx";
import type { TypedSource } from "./controls/typed-source.ts";
import { Editor } from "./editor.tsx";
import { KeptFieldNote } from "./kept-field-note.tsx";
import { Overtaken } from "./overtaken.tsx";
import { sameValue } from "./same-value.ts";
import type { Field } from "./use-field.ts";
import { useKeptField } from "./use-kept-field.ts";

interface PanelEditorProps<Value> {
  field: Field<Value>;
  edit: Extract<FieldEdit, { kind: "sources" | "entries" }>;
  value: Value;
  label: string;
  /** Of the fields of entries. */
  labels?: EntryLabels;
}

/** A list that is too much for a line, in a panel over the page. */
export function PanelEditor<Value extends readonly object[]>({
  field,
  edit,
  value,
  label,
  labels,
}: PanelEditorProps<Value>) {
  const kept = useKeptField(field, value);
  const [list, setList] = useState<readonly object[]>(kept.typed ?? field.typed ?? value);
  const [tried, setTried] = useState(false);
  const tidied = tidy(edit, list) as Value;
  const problem = problemOf(edit, tidied);
  const said = tried ? problem : null;
  const onSave = (returnsFocus: boolean) => {
    setTried(true);
    if (!problem || sameValue(tidied, value)) kept.commit(tidied, returnsFocus);
  };
  const onChange = (next: readonly object[]) => {
    setTried(false);
    setList(next);
    kept.write(next as Value);
  };
  return (
    <Editor
      label={label}
      problem={field.problem}
      note={
        <>
          <KeptFieldNote kept={kept} onShow={onChange} />
          {field.isOvertaken && <Overtaken by={field.lastBy} />}
        </>
      }
      needsModifier
      onSave={onSave}
      onGiveBack={kept.giveBack}
      panel={
        edit.kind === "sources" ? (
          <SourcesControl
            label={label}
            most={edit.most}
            sources={list as readonly TypedSource[]}
            problem={said}
            hasFocus={!field.isFound}
            onChange={onChange}
          />
        ) : (
          <EntriesControl
            label={label}
            edit={edit}
            labels={labels ?? {}}
            entries={list}
            problem={said}
            isTried={tried}
            onChange={onChange}
          />
        )
      }
    />
  );
}
