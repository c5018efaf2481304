import { useEffect, useState } from "react";

const turn = 5_000;
const tick = 50;

/** Which of `count` cards is shown: the next one every five seconds, counted in ticks of 50 ms, not while resting. */
export function useAutoAdvance(count: number, resting: boolean) {
  const [state, setState] = useState({ current: 0, elapsed: 0 });
  useEffect(() => {
    if (resting || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(
      () =>
        setState(({ current, elapsed }) =>
          elapsed + tick >= turn
            ? { current: (current + 1) % count, elapsed: 0 }
            : { current, elapsed: elapsed + tick },
        ),
      tick,
    );
    return () => clearInterval(timer);
  }, [resting, count]);
  return { current: state.current, goTo: (current: number) => setState({ current, elapsed: 0 }) };
}
