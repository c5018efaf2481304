const word = "debug";
const pauseMax = 2_000;

interface Key {
  key: string;
  shiftKey: boolean;
}

/**
 * Answers true for the key that completes "debug" typed with Shift held down. A pause of more than 2 s, another key or Shift
 * let go starts over. `now` is in milliseconds.
 */
export function createDebugSequence(now: () => number): (key: Key) => boolean {
  let typed = "";
  let lastAt = 0;
  return ({ key, shiftKey }) => {
    if (key === "Shift") return false;
    const time = now();
    const goesOn = shiftKey && time - lastAt <= pauseMax;
    const letter = shiftKey ? key.toLowerCase() : "";
    typed = goesOn && word.startsWith(typed + letter) ? typed + letter : letter === "d" ? "d" : "";
    lastAt = time;
    if (typed !== word) return false;
    typed = "";
    return true;
  };
}
