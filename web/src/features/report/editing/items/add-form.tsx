import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { useEditingKit } from "../editing-kit.ts";
import { fewestMost, lateEdits } from "../saving/late-edits.ts";
import styles from "./item-tools.module.css";
import type { AddFormProps } from "./open-form.tsx";
import { useListCount } from "./use-list-count.ts";

/** The button of a list that adds to it, and the form that it opens. */
export function AddForm(props: AddFormProps) {
  const { conceptId, section, place, parent, label } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = useListCount(conceptId, { section, place, parent });
  const isLong = count !== undefined && count >= fewestMost;
  const most = useLatePart(lateEdits, isLong)?.editsOf[section].lists[place]?.most;
  const kit = useEditingKit(isOpen);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!isOpen && returnsFocus.current) button.current?.focus();
    returnsFocus.current = isOpen;
  }, [isOpen]);
  if (isOpen && kit) return <kit.OpenForm {...props} onClose={() => setOpen(false)} />;
  if (isLong && most !== undefined && count >= most)
    return <p className={styles.full}>At most {most} can be listed here.</p>;
  return (
    <button ref={button} type="button" className={styles.add} data-adds-to={place} onClick={() => setOpen(true)}>
      <IconPlus size={15} aria-hidden="true" />
      {label}
    </button>
  );
}
