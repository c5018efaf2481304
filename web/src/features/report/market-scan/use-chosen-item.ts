import { type RefObject, useEffect, useRef, useState } from "react";
import { useEvidencedItem } from "../evidence/address/use-open-evidence.ts";
import { useLinkedName } from "../plain/use-linked-item.ts";

interface Choice {
  uuid: string;
  position: number;
  /** What the address named when it was chosen: a link that is followed later wins. */
  linked: string | undefined;
}

/**
 * The one of several items that is shown: what a person chose or the address names, else the first. In place of one that was removed its
 * neighbour is shown. One that is added while the person is at work inside of `frame` is chosen.
 */
export function useChosenItem<Item extends { uuid: string }>(
  items: readonly Item[],
  frame: RefObject<HTMLElement | null>,
) {
  const linked = useLinkedName();
  const [choice, setChoice] = useState<Choice | null>(null);
  // What evidence is opened of is shown behind it, and stays when it closes.
  const evidenced = useEvidencedItem();
  const [followed, setFollowed] = useState<string>();
  if (evidenced !== followed) {
    setFollowed(evidenced);
    const position = positionOf(items, evidenced);
    if (evidenced !== undefined && position >= 0) setChoice({ uuid: evidenced, position, linked });
  }
  const isCurrent = choice !== null && choice.linked === linked;
  const position = isCurrent ? placeOf(items, choice) : Math.max(0, positionOf(items, linked));
  const choose = (uuid: string) => setChoice({ uuid, position: positionOf(items, uuid), linked });
  const isAtWork = useAtWork(frame);
  useAdded(items, (uuid) => {
    if (isAtWork.current) choose(uuid);
  });
  return { chosen: items[position], position, choose };
}

const positionOf = (items: readonly { uuid: string }[], uuid: string | undefined) =>
  items.findIndex((item) => item.uuid === uuid);

function placeOf(items: readonly { uuid: string }[], { uuid, position }: Choice): number {
  const found = positionOf(items, uuid);
  return found >= 0 ? found : Math.max(0, Math.min(position, items.length - 1));
}

/** Whether the last touch or focus was inside of `frame`. A form that closes takes its focus along; the person is still there then. */
function useAtWork(frame: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isAtWork = useRef(false);
  useEffect(() => {
    const look = ({ target }: Event) => {
      isAtWork.current = target instanceof Node && frame.current?.contains(target) === true;
    };
    for (const touch of ["focusin", "pointerdown"]) document.addEventListener(touch, look);
    return () => {
      for (const touch of ["focusin", "pointerdown"]) document.removeEventListener(touch, look);
    };
  }, [frame]);
  return isAtWork;
}

/** Tells of a single item that joins those that were there. */
function useAdded(items: readonly { uuid: string }[], onAdded: (uuid: string) => void): void {
  const known = useRef(items);
  useEffect(() => {
    const before = new Set(known.current.map(({ uuid }) => uuid));
    known.current = items;
    const [added, ...others] = items.filter(({ uuid }) => !before.has(uuid));
    if (added && others.length === 0) onAdded(added.uuid);
  });
}
