import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import { newScore } from "@seedbed/rules/assumptions/meter";
import type { AssumptionEditor, Opened } from "./assumption-editor.ts";
import { draftOf } from "./draft-of.ts";
import { LifecycleDialog } from "./lifecycle-dialog.tsx";
import { StatementModal } from "./statement-modal.tsx";
import { useAddAssumption, useLeavingChange } from "./use-assumption-changes.ts";

interface AssumptionDialogProps {
  conceptId: string;
  opened: Exclude<Opened, { kind: "rate" }>;
  editor: AssumptionEditor;
  onAdded: (uuid: string, category: AssumptionCategory) => void;
}

/** The form or the question that is open. */
export function AssumptionDialog(props: AssumptionDialogProps) {
  const { conceptId, opened, editor } = props;
  if (opened.kind === "add") return <AddAssumption {...props} category={opened.category} />;
  if (opened.kind !== "statement") return <LeavingChange {...props} opened={opened} />;
  const { assumption, draft, problem } = opened;
  return (
    <StatementModal
      conceptId={conceptId}
      standing={assumption}
      begun={draft ?? draftOf(assumption)}
      problem={problem}
      busy={editor.isSaving}
      onSave={(next) =>
        editor.show({ kind: "change", assumption, draft: next, back: { kind: "statement", assumption, draft: next } })
      }
      onClose={editor.close}
    />
  );
}

function AddAssumption({
  conceptId,
  category,
  editor,
  onAdded,
}: AssumptionDialogProps & { category: AssumptionCategory }) {
  const add = useAddAssumption(conceptId, (added) => {
    editor.close();
    onAdded(added.uuid, added.category);
  });
  return (
    <StatementModal
      conceptId={conceptId}
      begun={{ statement: "", category, importance: newScore, certainty: newScore, falsifier: "" }}
      problem={add.error?.message}
      busy={add.isPending}
      onConfirm={add.mutate}
      onClose={editor.close}
    />
  );
}

function LeavingChange({
  conceptId,
  opened,
  editor,
}: Pick<AssumptionDialogProps, "conceptId" | "editor"> & { opened: Opened & { kind: "change" | "delete" } }) {
  const { change, remove } = useLeavingChange(conceptId);
  const cancel = () => (opened.kind === "change" ? editor.show(opened.back) : editor.close());
  const confirm = () => {
    if (opened.kind === "delete") return remove.mutate(opened.assumption, { onError: editor.close });
    const { assumption, draft, back } = opened;
    change.mutate(
      { assumption, draft },
      { onError: ({ message }) => editor.show(back.kind === "statement" ? { ...back, problem: message } : back) },
    );
  };
  return (
    <LifecycleDialog
      kind={opened.kind}
      statement={opened.kind === "change" ? opened.draft.statement : opened.assumption.statement}
      busy={editor.isSaving}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
