import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether something is open that takes the place of the button that a person has pressed for it: it opens when it comes, and gives the focus back
 * to its own button when it closes.
 */
export function useOpenedAtOnce(opener: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    opener.current?.focus({ preventScroll: true });
    setOpened(true);
  }, [opener]);
  return [opened, setOpened] as const;
}
