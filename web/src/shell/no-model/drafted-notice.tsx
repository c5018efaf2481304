import { NoModelNotice } from "./no-model-notice.tsx";
import { useNoModelNotice } from "./use-no-model-notice.ts";

/** The notice beside a drafted text, until it is dismissed. */
export function DraftedNotice() {
  const { isShown, dismiss } = useNoModelNotice(true);
  return isShown ? <NoModelNotice onDismiss={dismiss} /> : null;
}
