import { useEffect, useEffectEvent, useState } from "react";
import { isSameValue, type KeptVersion, keptPlace, thisTab } from "./kept-store.ts";

/** What is to be said of something that is kept, and what can be done about it. */
export interface KeptState {
  /** It was found here, as it was left, and nobody has written on. */
  isFound: boolean;
  /** Another tab of the same person has written something else since. */
  hasNewer: boolean;
  /** The device had no room for it. */
  isRefused: boolean;
  showNewer(): void;
  /** Takes what this tab has for the newest. */
  keepThis(): void;
  /** Lets go of what was found. */
  discard(): void;
}

/**
 * Something a person writes, kept on this device until `keep(null)` says that the server has it, or that they do not want it any more. What another tab
 * writes meanwhile takes the place of nothing: it is told. The place must not change while it is shown.
 */
export function useKept<Value>(feature: string, key: string, isWhole: (value: unknown) => value is Value) {
  const [place] = useState(() => keptPlace(feature, key));
  const wholeVersions = () => place.versions().filter(({ value }) => isWhole(value));
  const [hand, setHand] = useState<KeptVersion | null>(() => {
    const versions = wholeVersions();
    return versions.find(({ by }) => by === thisTab()) ?? versions[0] ?? null;
  });
  const [isFound, setFound] = useState(hand !== null);
  const [isRefused, setRefused] = useState(false);
  const [newest, setNewest] = useState<KeptVersion | null>(wholeVersions()[0] ?? null);
  const [passedAt, setPassedAt] = useState(0);
  const hasNewer =
    newest !== null && newest.at > Math.max(passedAt, hand?.at ?? 0) && !isSameValue(newest.value, hand?.value);

  const keep = (next: Value | null) => {
    setFound(false);
    if (next === null) {
      place.forget(hand?.value);
      setRefused(false);
      return setHand(null);
    }
    setRefused(!place.write(next, hand));
    // After `look` has heard of it, which still knows what was in hand before.
    setHand({ by: thisTab(), at: Date.now(), value: next });
  };
  const look = useEffectEvent((isHere: boolean) => {
    const versions = wholeVersions();
    setNewest(versions[0] ?? null);
    const isStanding = versions.some(({ by }) => by === hand?.by);
    if (!hand || isRefused || isStanding) return;
    if (hand.by === thisTab() && versions.length > 0 && !isHere) {
      // Another tab went on from what stands here: both stay.
      place.keepBeside(hand);
    } else if (isHere || versions.length === 0) {
      // Sent, or let go of.
      setFound(false);
      setHand(null);
    }
  });
  useEffect(() => place.subscribe((isHere) => look(isHere)), [place]);

  const state: KeptState = {
    isFound: isFound && hand !== null,
    hasNewer,
    isRefused,
    showNewer: () => {
      setHand(newest);
      setFound(true);
    },
    keepThis: () => {
      setPassedAt(newest?.at ?? 0);
      if (hand) keep(hand.value as Value);
    },
    discard: () => keep(null),
  };
  return {
    value: hand === null ? null : (hand.value as Value),
    /** What another tab has, where that is newer. */
    newer: hasNewer ? (newest.value as Value) : null,
    keep,
    state,
  };
}
