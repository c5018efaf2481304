import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { withPart } from "../../../../design/late/late-part.ts";
import { type FieldAddress, useEditedSection, useOwnWork } from "../edited-section.tsx";
import { nameOf } from "../people/name-of.ts";
import { fieldKey } from "../saving/desk-state.ts";
import { saving } from "../saving/late-saving.ts";
import { useDesk, useDeskField } from "../saving/use-desk.ts";
import { sameValue } from "./same-value.ts";

/** The specification's sentence for an edit that has nothing to be saved to. */
const nothingToSaveTo = "Oops! Something went wrong. Please try again.";

/** One value that may be edited, and what becomes of it. */
export function useField<Value>(address: FieldAddress, value: Value, label: string) {
  const edited = useEditedSection();
  const desk = useDesk(edited?.conceptId ?? "");
  const queryClient = useQueryClient();
  const key = edited && fieldKey(edited.section, address);
  const { refused, conflict, isUnsaved, person } = useDeskField(desk, key);
  const own = useOwnWork(address);
  const work = edited ? own : undefined;
  const [isOpened, setOpened] = useState(false);
  /** What the person sees when the field opens: a change is made from it. */
  const [seen, setSeen] = useState(value);
  const [refusal, setRefusal] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const isOpen = edited !== null && (isOpened || refused !== undefined);
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
    /** Where it stands, of which section; null where nothing may be edited. */
    at: edited && { section: edited.section, place: address.place, field: address.field },
    key,
    opener,
    isUnsaved,
    /** Who else edits it. */
    person,
    /** Whose words stand there, where a person wrote them. */
    work,
    inConflict: conflict !== undefined,
    isOpen,
    /** What was typed before and refused. */
    typed: refused?.value as Value | undefined,
    problem: refusal || refused?.sentence || null,
    /** It was opened because something was found that is not saved. */
    isFound: !isOpened && refused?.sentence === "",
    /** What it is kept as while it is written. */
    held: edited && { ...edited, address, label, seen: isOpened ? seen : value },
    /** Somebody else has changed the value since the field was opened. */
    isOvertaken: isOpened ? !sameValue(seen, value) : refused?.seen !== undefined && !sameValue(refused.seen, value),
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
          change: { kind: "set", item, field, value: next, seen: from },
        }),
      );
    },
  };
}

export type Field<Value> = ReturnType<typeof useField<Value>>;
