import { useEffect, useRef, useState } from "react";

/** Gives what brings an assumption into view and to the keyboard, as soon as it is on the page. */
export function useSoughtItem(): (uuid: string) => void {
  const sought = useRef<string | null>(null);
  const [, drawAgain] = useState(0);
  useEffect(() => {
    const item = sought.current && document.getElementById(sought.current);
    if (!item) return;
    sought.current = null;
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
  });
  return (uuid) => {
    sought.current = uuid;
    drawAgain((count) => count + 1);
  };
}
