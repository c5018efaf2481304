import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useEditingKit } from "../editing-kit.ts";
import type { kit as Kit } from "../kit.ts";
import { PersonAtField } from "../presence/person-at-field.tsx";
import { WrittenBy } from "../work/written-by.tsx";
import { meansToEdit } from "./held-keys.ts";
import styles from "./place.module.css";
import type { Field } from "./use-field.ts";

interface PlaceProps<Value> {
  field: Field<Value>;
  label: string;
  /** Takes the whole line. */
  isBlock: boolean;
  /** How the value is shown. */
  shown: ReactNode;
  /** The editor, made of what has come by then. */
  children: (kit: typeof Kit) => ReactNode;
}

/**
 * Where a value stands: it looks like what it shows, tells on hover and focus that it can be edited, and keeps the room of what it shows while
 * `children`, its editor, stands there.
 */
export function Place<Value>({ field, label, isBlock, shown, children }: PlaceProps<Value>) {
  const { person, work } = field;
  const kit = useEditingKit(field.isOpen);
  if (!field.at) return <>{shown}</>;
  // As it was until the editor is there.
  const isOpen = field.isOpen && kit !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for those who point; the button beside it is for everybody
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it takes keys
    <span
      className={styles.place}
      data-place={field.key}
      data-block={isBlock || undefined}
      data-editing={isOpen || undefined}
      data-conflict={field.inConflict || undefined}
      data-unsaved={field.isUnsaved || undefined}
      data-other={person ? true : undefined}
      onClick={isOpen ? undefined : (event) => meansToEdit(event) && field.open()}
    >
      <span className={styles.shown} inert={isOpen}>
        {shown}
        {work && <WrittenBy edit={work} />}
      </span>
      {isOpen ? (
        children(kit)
      ) : (
        <button
          ref={field.opener}
          type="button"
          className={styles.opener}
          aria-label={`Edit ${label}`}
          data-field={field.key}
          onClick={() => field.open()}
        >
          <IconPencil size={14} aria-hidden="true" />
        </button>
      )}
      {person && <PersonAtField person={person} />}
    </span>
  );
}
