import { type RefObject, useEffect, useState } from "react";

/**
 * Takes files that are dropped on an element, and says whether one is held over it. One that is dropped beside it does nothing: the browser would
 * leave the page for it.
 */
export function useFileDrop(target: RefObject<HTMLElement | null>, onDrop: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const isWithin = ({ target: at }: Event) => at instanceof Node && (target.current?.contains(at) ?? false);
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isWithin(event) ? "copy" : "none";
      setIsOver(isWithin(event));
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      if (isWithin(event)) onDrop([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [target, onDrop]);
  return isOver;
}
