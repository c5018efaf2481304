import { type KeyboardEvent, useRef, useState } from "react";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One stop of the tabulator for several things in a circle: arrows lead from one to the next, Home to the first, End to the last, Enter and the
 * space bar choose. The tabulator comes to the one where the focus was last, else to `home`.
 */
export function useRovingFocus(uuids: readonly string[], home: string, onChoose: (uuid: string) => void) {
  const elements = useRef(new Map<string, SVGGElement>());
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && uuids.includes(last) ? last : home;
  const onKeyDown = (event: KeyboardEvent, uuid: string) => {
    const position = uuids.indexOf(uuid);
    const step = steps[event.key];
    const next =
      event.key === "Home"
        ? uuids[0]
        : event.key === "End"
          ? uuids.at(-1)
          : step && uuids[(position + step + uuids.length) % uuids.length];
    if (event.key === "Enter" || event.key === " ") onChoose(uuid);
    else if (next) elements.current.get(next)?.focus();
    else return;
    event.preventDefault();
  };
  return (uuid: string) => ({
    ref: (element: SVGGElement | null) => {
      if (element) elements.current.set(uuid, element);
      else elements.current.delete(uuid);
    },
    tabIndex: uuid === stop ? 0 : -1,
    onFocus: () => setLast(uuid),
    onBlur: () => setLast(null),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, uuid),
    onClick: () => onChoose(uuid),
  });
}
