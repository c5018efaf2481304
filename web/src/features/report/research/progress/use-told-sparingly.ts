import { useEffect, useEffectEvent, useState } from "react";

/** Who listens to a page hears no more often what has become of it. */
const toldEveryMs = 10_000;

/** Words that change all the time, as they were every ten seconds. */
export function useToldSparingly(words: string): string {
  const [told, setTold] = useState(words);
  const tell = useEffectEvent(() => setTold(words));
  useEffect(() => {
    const timer = setInterval(() => tell(), toldEveryMs);
    return () => clearInterval(timer);
  }, []);
  return told;
}
