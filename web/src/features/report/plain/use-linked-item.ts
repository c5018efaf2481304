import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import styles from "./linked-item.module.css";

/** What the address names behind `#`, such as the uuid of an item; undefined where it names nothing. */
export const useLinkedName = (): string | undefined => useLocation({ select: ({ hash }) => hash || undefined });

/**
 * To be spread on the element of an item, so that `#uuid` leads to it: once it is there it comes into view, takes the focus and stays marked
 * as long as the address names it. `name` may be any other word that is the only one of its kind on the page.
 */
export function useLinkedItem<Shown extends HTMLElement = HTMLDivElement>(name: string) {
  const element = useRef<Shown>(null);
  // The key of the visit tells a second click on the same link from the first.
  const visit = useLocation({ select: ({ hash, state }) => (hash === name ? (state.__TSR_key ?? "first") : null) });
  const isLinked = visit !== null;
  useEffect(() => {
    if (visit === null) return;
    element.current?.scrollIntoView({ block: "start" });
    element.current?.focus({ preventScroll: true });
  }, [visit]);
  return {
    id: name,
    ref: element,
    className: styles.item,
    ...(isLinked ? { "data-linked": true, tabIndex: -1 } : {}),
  };
}
