import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { IconGripVertical } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { withPart } from "../../../../design/late/late-part.ts";
import { saving } from "../saving/late-saving.ts";
import type { SaveOrder } from "../saving/save.ts";
import { useDesk } from "../saving/use-desk.ts";
import { ItemMenu } from "./item-menu.tsx";
import styles from "./item-tools.module.css";
import { neighbourOf, shownItems } from "./shown-items.ts";
import { useDrag } from "./use-drag.ts";

export interface ItemToolsProps {
  /** The item as it is shown: taken along when it is removed, so that nobody removes what they have not seen. */
  item: { uuid: string };
  place: string;
  /** Its position in its list, from 0, and how many there are. */
  position: number;
  count: number;
  /** What it is called to a person: "trend “Quiet motors”". */
  label: string;
}

/** The handle and the menu of an item. */
export function Tools({
  item,
  place,
  position,
  count,
  label,
  conceptId,
  section,
}: ItemToolsProps & { conceptId: string; section: ReportSection }) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const root = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const holdsFocus = useRef<HTMLButtonElement>(null);
  const [canDrag, setCanDrag] = useState(false);
  const name = label.charAt(0).toLocaleUpperCase() + label.slice(1);
  const address = { item: item.uuid, place, field: "" };
  const save = (order: Pick<SaveOrder, "says" | "what" | "change">) =>
    withPart(saving, (part) => part.save(queryClient, desk, { section, address, label, isRead: true, ...order }));

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
    save({
      says: `${name} moved to ${at + 1} of ${count}`,
      what: `move of ${label}`,
      change: { kind: "move", item: item.uuid, at },
    });
  };
  const remove = () => {
    const next = root.current && neighbourOf(root.current, position);
    save({
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
