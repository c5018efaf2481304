import type { Suggestion } from "@seedbed/contract/incubation/schemas";
import { suggestionsPerRun } from "@seedbed/contract/limits";
import { Button } from "../../../design/button.tsx";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SidePanel } from "../../../design/page/side-panel.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { NoModelNotice } from "../../../shell/no-model/no-model-notice.tsx";
import { useNoModelNotice } from "../../../shell/no-model/use-no-model-notice.ts";
import { SuggestionItem } from "./suggestion-item.tsx";
import type { SuggestionRun } from "./suggestion-run.ts";
import styles from "./suggestions.module.css";

interface SuggestionsPanelProps {
  run: SuggestionRun;
  opened: boolean;
  /** What they are written from. */
  basis: string;
  isUsed: (suggestion: Suggestion) => boolean;
  onUse: (suggestion: Suggestion) => void;
  onAgain: () => void;
  onClose: () => void;
}

/**
 * Suggested answers beside the question, as they are being written. That no model is connected is said before the first of them stands there: said later, it would
 * push them down, away from a pointer that is about to take one.
 */
export function SuggestionsPanel({ run, opened, basis, isUsed, onUse, onAgain, onClose }: SuggestionsPanelProps) {
  const { isAwaited, isShown, dismiss } = useNoModelNotice(opened);
  const suggestions = isAwaited ? [] : run.suggestions;
  const busy = run.status === "waiting" || run.status === "writing" || (run.status === "done" && isAwaited);
  const toCome = busy ? Math.max(0, suggestionsPerRun - suggestions.length) : 0;
  return (
    <SidePanel opened={opened} title="Suggestions" onClose={onClose}>
      <div className={styles.content}>
        {isShown && <NoModelNotice onDismiss={dismiss} />}
        <p className={styles.basis}>{basis}</p>
        <p role="status" className="visually-hidden">
          {busy ? "Writing suggestions." : newsOf(run)}
        </p>
        <ul className={styles.list} aria-busy={busy}>
          {suggestions.map((suggestion, index) => (
            <SuggestionItem
              // biome-ignore lint/suspicious/noArrayIndexKey: suggestions only grow, each in its place
              key={index}
              suggestion={suggestion}
              writing={busy && index === suggestions.length - 1}
              used={isUsed(suggestion)}
              onUse={() => onUse(suggestion)}
            />
          ))}
          {Array.from({ length: toCome }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change places
            <li key={`coming-${index}`} className={styles.suggestion} data-coming aria-hidden="true">
              <SkeletonLines lines={3} />
            </li>
          ))}
        </ul>
        {run.status === "failed" && (
          <div role="alert" className={styles.failure}>
            <p>{run.message}</p>
            <Button variant="default" size="compact-md" onClick={onAgain}>
              Retry
            </Button>
          </div>
        )}
        {run.status === "done" && !busy && (
          <div className={styles.foot}>
            <button type="button" className={styles.again} onClick={onAgain}>
              {run.suggestions.length === 0 ? "Nothing came to mind. Try again" : "Suggest others"}
            </button>
            <OriginBadge origin={run.origin} />
          </div>
        )}
      </div>
    </SidePanel>
  );
}

function newsOf({ status, suggestions }: SuggestionRun): string {
  if (status === "failed") return "";
  return suggestions.length === 1 ? "1 suggestion is ready." : `${suggestions.length} suggestions are ready.`;
}
