import { type PointerEvent, useRef } from "react";
import styles from "./item-tools.module.css";
import { type ShownItem, shownItems } from "./shown-items.ts";

/** Pixels that a pointer has to go before it drags. */
const threshold = 4;

/** Where it stood when the drag began: what is dragged along does not count for where it is dropped. */
interface PlacedItem extends ShownItem {
  box: DOMRect;
}

interface Drag {
  from: { x: number; y: number };
  items: readonly PlacedItem[];
  own: PlacedItem;
  target: number;
}

/** Drags an item among those of its list that are shown, by mouse, pen and finger; `onDrop` gets the position it was dropped at. */
export function useDrag(position: number, onDrop: (position: number) => void) {
  const drag = useRef<Drag | null>(null);
  const end = (isDropped: boolean) => {
    const ended = drag.current;
    drag.current = null;
    if (!ended) return;
    ended.own.element.classList.remove(styles.dragged ?? "");
    ended.own.element.style.translate = "";
    for (const { element } of ended.items) element.classList.remove(styles.target ?? "");
    if (isDropped && ended.target !== position) onDrop(ended.target);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const items = shownItems(event.currentTarget).map((item) => ({
        ...item,
        box: item.element.getBoundingClientRect(),
      }));
      const own = items.find((item) => item.position === position);
      if (!own || items.length < 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: { x: event.clientX, y: event.clientY }, items, own, target: position };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const going = drag.current;
      if (!going) return;
      const [x, y] = [clientX - going.from.x, clientY - going.from.y];
      const { own } = going;
      if (Math.hypot(x, y) < threshold && !own.element.style.translate) return;
      own.element.classList.add(styles.dragged ?? "");
      own.element.style.translate = `${x}px ${y}px`;
      going.target = nearest(going.items, { x: clientX, y: clientY });
      for (const { element, position: at } of going.items)
        element.classList.toggle(styles.target ?? "", at === going.target && at !== position);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    /** Puts it back where it was. True when something was being dragged. */
    giveBack(): boolean {
      const wasDragging = drag.current !== null;
      end(false);
      return wasDragging;
    },
  };
}

function nearest(items: readonly PlacedItem[], point: { x: number; y: number }): number {
  const distance = ({ box }: PlacedItem) =>
    Math.hypot(
      point.x - Math.min(Math.max(point.x, box.left), box.right),
      point.y - Math.min(Math.max(point.y, box.top), box.bottom),
    ) *
      10 +
    Math.hypot(point.x - (box.left + box.width / 2), point.y - (box.top + box.height / 2)) / 10;
  return items.reduce((best, item) => (distance(item) < distance(best) ? item : best)).position;
}
