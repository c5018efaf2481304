import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { withPart } from "../../../../design/late/late-part.ts";
import { type FieldAddress, fieldEditOf, useEditedSection } from "../edited-section.tsx";
import { editsOf } from "../edits-of.ts";
import { nameOf } from "../people/name-of.ts";
import { fieldKey } from "../saving/desk-state.ts";
import { saving } from "../saving/late-saving.ts";
import { useDesk, useDeskState } from "../saving/use-desk.ts";
import { useWork } from "../work/use-work.ts";
import { sameValue } from "./same-value.ts";

/** The specification's sentence for an edit that has nothing to be saved to. */
const nothingToSaveTo = "Oops! Something went wrong. Please try again.";

/** One value that may be edited, and what becomes of it. */
export function useField<Value>(address: FieldAddress, value: Value, label: string) {
  const edited = useEditedSection();
  const desk = useDesk(edited?.conceptId ?? "");
  const queryClient = useQueryClient();
  const key = edited && fieldKey(edited.section, address);
  const refused = useDeskState(desk, (state) => (key ? state.refused[key] : undefined));
  const conflict = useDeskState(desk, (state) => (key ? state.conflicts[key] : undefined));
  const isUnsaved = useDeskState(
    desk,
    ({ isCutOff, unsaved }) =>
      isCutOff &&
      unsaved.some(
        ({ section, change }) =>
          change?.kind === "set" && key === fieldKey(section, { item: change.item, field: change.field }),
      ),
  );
  const work = useWork({ conceptId: edited?.conceptId ?? "", section: edited?.section ?? "overview" }, address);
  const [isOpened, setOpened] = useState(false);
  /** What the person sees when the field opens: a change is made from it. */
  const [seen, setSeen] = useState(value);
  const [refusal, setRefusal] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const edit = edited && mayEdit(edited.section) ? fieldEditOf(edited.section, address) : null;

  const isOpen = edit !== null && (isOpened || refused !== undefined);
  const giveFocus = useRef(false);
  useEffect(() => {
    if (!isOpen && giveFocus.current) opener.current?.focus();
    giveFocus.current = false;
  }, [isOpen]);

  const close = (returnsFocus: boolean) => {
    setOpened(false);
    setRefusal(null);
    if (key) {
      desk.drop("refused", key);
      if (desk.read().open === key) desk.set({ open: null });
    }
    giveFocus.current = returnsFocus;
  };
  return {
    edit,
    key,
    opener,
    isUnsaved,
    inConflict: conflict !== undefined,
    isOpen,
    /** What was typed before and refused. */
    typed: refused?.value as Value | undefined,
    problem: refusal ?? refused?.sentence ?? null,
    /** Somebody else has changed the value since the field was opened. */
    isOvertaken: isOpened && !sameValue(seen, value),
    /** Who wrote what stands there by now. */
    lastBy: work?.by?.uuid === desk.owner ? "You, in another window," : nameOf(work?.by ?? null),
    open() {
      setSeen(value);
      setRefusal(null);
      setOpened(true);
      desk.set({ open: key });
    },
    close,
    /** Saves what is no longer the same, and closes. */
    commit(next: Value, returnsFocus: boolean) {
      // A field that opened by itself, with what was refused, is changed from what stands.
      const from = isOpened ? seen : value;
      if (sameValue(next, from)) return close(returnsFocus);
      if (!edited?.conceptId || address.item === "") return setRefusal(nothingToSaveTo);
      close(returnsFocus);
      const { section } = edited;
      const { item, field } = address;
      withPart(saving, ({ save }) =>
        save(queryClient, desk, {
          ...{ section, address, label },
          says: "Updated successfully",
          what: `change of ${label}`,
          isRead: edit?.kind !== "text" && edit?.kind !== "texts",
          change: { kind: "set", item, field, value: next, seen: from },
        }),
      );
    },
  };
}

export type Field<Value> = ReturnType<typeof useField<Value>>;

const mayEdit = (section: Parameters<typeof fieldEditOf>[0]) => Object.keys(editsOf[section].edits).length > 0;

/** What may be written there, when it is of this kind. */
export const editOf = <Kind extends FieldEdit["kind"]>(edit: FieldEdit | null, kind: Kind) =>
  edit?.kind === kind ? (edit as Extract<FieldEdit, { kind: Kind }>) : null;
