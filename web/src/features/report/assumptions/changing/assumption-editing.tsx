import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import { useIsMutating } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { type AssumptionEditor, Editor, type Opened, savingKey } from "./assumption-editor.ts";
import { assumptionDialogs } from "./late-dialogs.ts";

interface AssumptionEditingProps {
  conceptId: string;
  /** Told of what was added, once it can be shown. */
  onAdded: (uuid: string, category: AssumptionCategory) => void;
  children: ReactNode;
}

const withTouch = [assumptionDialogs];

/** Lets people add, change and delete the assumptions that are shown inside, one at a time. */
export function AssumptionEditing({ conceptId, onAdded, children }: AssumptionEditingProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opener, setOpener] = useState<Element | null>(null);
  const isSaving = useIsMutating({ mutationKey: savingKey(conceptId) }) > 0;
  const mayEdit = useEditedSection() !== null;
  const hasDialog = opened !== null && opened.kind !== "rate";
  const dialogs = useLatePart(assumptionDialogs, hasDialog);
  useFetchedAtTouch(withTouch);
  const editor: AssumptionEditor = {
    opened,
    isSaving,
    show(next) {
      if (opened === null) setOpener(document.activeElement);
      setOpened(next);
    },
    close() {
      setOpened(null);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
  };
  return (
    <Editor value={mayEdit ? editor : null}>
      {children}
      {hasDialog && dialogs && (
        <dialogs.AssumptionDialog conceptId={conceptId} opened={opened} editor={editor} onAdded={onAdded} />
      )}
    </Editor>
  );
}
