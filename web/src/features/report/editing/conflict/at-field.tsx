import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { blockAround } from "./block-around.ts";

/**
 * Shows what is to be decided of a field right below it. Where the field is not on the page, and on a phone, where it is a sheet, it stands where it
 * is rendered.
 */
export function AtField({ field, children }: { field: string; children: ReactNode }) {
  const isSheet = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  const [host] = useState(() => document.createElement("div"));
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => {
    host.dataset.atField = field;
    const place = () => {
      const block = isSheet ? null : blockOf(field);
      if (block && !follows(host, block)) block.after(host);
      if (!block) host.remove();
      setPlaced(block !== null);
    };
    place();
    // What is on the page changes below: a tab, a list, an item that somebody removes.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host, field, isSheet]);
  return isPlaced ? createPortal(children, host) : children;
}

function blockOf(field: string): Element | null {
  const places = [...document.querySelectorAll(`[data-place="${CSS.escape(field)}"]`)];
  const shown = places.find((place) => place.checkVisibility());
  return shown ? blockAround(shown) : null;
}

// Several fields of one block have their cards below each other.
function follows(host: Element, block: Element): boolean {
  for (let next = block.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next === host) return true;
    if (next.dataset.atField === undefined) return false;
  }
  return false;
}
