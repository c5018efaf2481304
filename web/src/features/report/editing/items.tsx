import { IconGripVertical } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useEditedSection } from "./edited-section.tsx";
import { editsOf } from "./edits-of.ts";
import { AddForm } from "./items/add-form.tsx";
import { ItemMenu } from "./items/item-menu.tsx";
import styles from "./items/item-tools.module.css";
import { neighbourOf, shownItems } from "./items/shown-items.ts";
import { useDrag } from "./items/use-drag.ts";
import { save } from "./saving/desk.ts";
import { useDesk } from "./saving/use-desk.ts";

interface ItemToolsProps {
  /** The item as it is shown: taken along when it is removed, so that nobody removes what they have not seen. */
  item: { uuid: string };
  place: string;
  /** Its position in its list, from 0, and how many there are. */
  position: number;
  count: number;
  /** What it is called to a person: "trend “Quiet motors”". */
  label: string;
}

/** What can be done with an item of a list: move it up and down (drag, touch, Alt+arrow), remove it. Nothing where nothing may be edited. */
export function ItemTools(props: ItemToolsProps): ReactNode {
  const edited = useEditedSection();
  if (!edited || !editsOf[edited.section].lists[props.place]) return null;
  return <Tools {...props} {...edited} />;
}

function Tools({ item, place, position, count, label, conceptId, section }: ItemToolsProps & NonNullable<Edited>) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const root = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const holdsFocus = useRef<HTMLButtonElement>(null);
  const [canDrag, setCanDrag] = useState(false);
  const name = label.charAt(0).toLocaleUpperCase() + label.slice(1);
  const order = { section, address: { item: item.uuid, place, field: "" }, label, isRead: true };

  // Some lists show one item at a time: there is nothing to drag it past.
  useEffect(() => {
    if (root.current) setCanDrag(shownItems(root.current).length > 1);
  });
  // Moving its element took the focus away.
  useEffect(() => {
    if (position >= 0) holdsFocus.current?.focus();
    holdsFocus.current = null;
  }, [position]);

  const move = (at: number) => {
    if (at < 0 || at >= count || at === position) return;
    holdsFocus.current = document.activeElement === grip.current ? grip.current : menu.current;
    void save(queryClient, desk, {
      ...order,
      says: `${name} moved to ${at + 1} of ${count}`,
      what: `move of ${label}`,
      change: { kind: "move", item: item.uuid, at },
    });
  };
  const remove = () => {
    const next = root.current && neighbourOf(root.current, position);
    void save(queryClient, desk, {
      ...order,
      says: `${name} removed`,
      what: `removal of ${label}`,
      change: { kind: "remove", item: item.uuid, seen: { ...item } },
    });
    // After the menu has given its own focus back.
    requestAnimationFrame(() => next?.focus());
  };
  const drag = useDrag(position, move);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && drag.giveBack()) event.stopPropagation();
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    move(position + (event.key === "ArrowUp" ? -1 : 1));
  };
  return (
    <span ref={root} className={styles.tools} data-tools-of={place} data-position={position} data-count={count}>
      {canDrag && (
        <button
          ref={grip}
          type="button"
          className={`${styles.tool} ${styles.grip}`}
          aria-label={`Move ${label}, ${position + 1} of ${count}`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title="Drag, or Alt with an arrow"
          onKeyDown={onKeyDown}
          onPointerDown={drag.onPointerDown}
          onPointerMove={drag.onPointerMove}
          onPointerUp={drag.onPointerUp}
          onPointerCancel={drag.onPointerCancel}
        >
          <IconGripVertical size={16} aria-hidden="true" />
        </button>
      )}
      <ItemMenu
        label={label}
        buttonRef={menu}
        position={position}
        count={count}
        onMove={move}
        onRemove={remove}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}

type Edited = ReturnType<typeof useEditedSection>;

export interface NewField {
  /** A field of the place's `edits`. */
  field: string;
  label: string;
  /** Several lines. */
  multiline?: boolean;
  labelOf?: (value: string) => string;
  /** What stands there before the person writes. */
  initial?: unknown;
}

interface AddItemProps {
  place: string;
  /** The item that holds the list; null for a list of the section. */
  parent: string | null;
  /** What the button says: "Add a trend". */
  label: string;
  /** What is asked for. Other fields begin empty. */
  fields: readonly NewField[];
}

/** A button that opens a small form in place and adds an item. Nothing where nothing may be edited, and a sentence where the list is full. */
export function AddItem(props: AddItemProps): ReactNode {
  const edited = useEditedSection();
  const list = edited && editsOf[edited.section].lists[props.place];
  if (!edited || !list) return null;
  return <AddForm {...props} {...edited} most={list.most} edits={editsOf[edited.section].edits[props.place] ?? {}} />;
}
