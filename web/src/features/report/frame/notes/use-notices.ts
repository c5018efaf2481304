import { useEffect, useState } from "react";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { lateNotices } from "./late-notices.ts";

/**
 * What is said above a section that has something to say. `isAwaited` until it is there or could not be fetched at once: what comes above a text
 * comes before it, or it would push the text down.
 */
export function useNotices(hasSomething: boolean) {
  const notices = useLatePart(lateNotices, hasSomething);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (hasSomething) lateNotices.fetch().catch(() => setLate(true));
  }, [hasSomething]);
  return { notices, isAwaited: hasSomething && notices === undefined && !isLate };
}
