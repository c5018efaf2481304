import { useEffect, useEffectEvent, useRef, useState } from "react";
import { focusedOnPage, type Selected, selectedOnPage } from "./scope-of.ts";

const own = "[data-selection-bubble]";

/** What is selected on the page, once the person has let go of it, and whether they are asked what should become of it. */
export function useSelected() {
  const [selected, setSelected] = useState<Selected | null>(null);
  const [isOpen, setOpen] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const look = useEffectEvent(() => {
    if (!isOpen) setSelected(selectedOnPage());
  });
  const leave = useEffectEvent(() => {
    setOpen(false);
    setSelected(null);
  });
  const openFor = useEffectEvent((found: Selected) => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSelected(found);
    setOpen(true);
  });
  useEffect(() => {
    // What a click has selected is known when it is over.
    const onLetGo = ({ target }: Event) => {
      if (!isIn(target)) setTimeout(look);
    };
    const onPress = ({ target }: Event) => {
      if (!isIn(target)) leave();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.shiftKey || event.key === "Shift") onLetGo(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== "KeyR" || !event.altKey || event.ctrlKey || event.metaKey) return;
      const found = selectedOnPage() ?? focusedOnPage();
      if (!found) return;
      event.preventDefault();
      openFor(found);
    };
    // What was selected before any of this had come.
    look();
    document.addEventListener("pointerup", onLetGo);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keyup", onKeyUp);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerup", onLetGo);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keyup", onKeyUp);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return {
    selected,
    isOpen,
    open: () => setOpen(true),
    close(returnsFocus: boolean) {
      setOpen(false);
      setSelected(null);
      if (returnsFocus) before.current?.focus({ preventScroll: true });
    },
  };
}

const isIn = (target: EventTarget | null) => target instanceof Element && target.closest(own) !== null;
