import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

const turn = 5_000;
const tick = 50;

/**
 * Which of `count` cards is shown: the next one every five seconds, counted in ticks of 50 ms, not while resting. `moves` is false for a person
 * who wants less motion: then only they turn the cards.
 */
export function useAutoAdvance(count: number, resting: boolean) {
  const [current, setCurrent] = useState(0);
  const elapsed = useRef(0);
  const moves = !useReducedMotion(false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (resting || !moves) return;
    // Whoever has looked at a card gets the whole time for the next one.
    elapsed.current = 0;
    const timer = setInterval(() => {
      elapsed.current += tick;
      if (elapsed.current < turn) return;
      elapsed.current = 0;
      setCurrent((shown) => (shown + 1) % count);
    }, tick);
    return () => clearInterval(timer);
  }, [resting, moves, count]);
  const goTo = (card: number) => {
    elapsed.current = 0;
    setCurrent(((card % count) + count) % count);
  };
  return { current, goTo, moves };
}
