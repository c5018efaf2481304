import { useState } from "react";

/** True from the first time on that it is. */
export function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}
