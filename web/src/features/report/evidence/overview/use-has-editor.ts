import { useCallback, useSyncExternalStore } from "react";
import type { EvidenceView } from "../evidence-query.ts";
import { editorOf } from "./editor-of.ts";

/** Whether the page has an editor of a conclusion, also where it comes after the evidence, as a link that led right here may have it. */
export function useHasEditor(view: EvidenceView): boolean {
  const follow = useCallback((changed: () => void) => {
    const observer = new MutationObserver(changed);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return useSyncExternalStore(follow, () => editorOf(view) !== null);
}
