import { Button } from "../../../../design/button.tsx";
import { toast } from "../../../../shell/toasts.ts";
import type { EvidenceView } from "../evidence-query.ts";
import { editorOf } from "./editor-of.ts";
import styles from "./overview-footer.module.css";
import { textWithSources } from "./text-with-sources.ts";
import { useHasEditor } from "./use-has-editor.ts";

/** The ways on from a conclusion: to its editor, where the page has one, and away with its sources. */
export function OverviewFooter({ view, onClose }: { view: EvidenceView; onClose: (then: () => void) => void }) {
  const hasEditor = useHasEditor(view);
  const copy = () =>
    navigator.clipboard.writeText(textWithSources(view)).then(
      () => toast.success("Copied with its sources"),
      () => toast.error("The clipboard could not be reached."),
    );
  return (
    <>
      <span />
      <span className={styles.ways}>
        {hasEditor && (
          <Button variant="subtle" color="gray" onClick={() => onClose(() => editorOf(view)?.click())}>
            Edit conclusion
          </Button>
        )}
        <Button variant="default" onClick={() => void copy()}>
          Copy with sources
        </Button>
      </span>
    </>
  );
}
