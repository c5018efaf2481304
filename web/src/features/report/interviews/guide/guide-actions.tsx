import type { InterviewGuide } from "@seedbed/contract/report/interviews/schemas";
import { IconPlus } from "@tabler/icons-react";
import { Button } from "../../../../design/button.tsx";
import { toast } from "../../../../shell/toasts.ts";
import { saveFile } from "../../../../transport/files/save-file.ts";
import styles from "./guide.module.css";
import { guideAsSheet, guideAsText } from "./guide-text.ts";

interface GuideActionsProps {
  guide: InterviewGuide;
  segment: string;
  isMaking: boolean;
  onMake: () => void;
  canAdd: boolean;
  onAdd: () => void;
}

export function GuideActions({ guide, segment, isMaking, onMake, canAdd, onAdd }: GuideActionsProps) {
  const isEmpty = guide.questions.length === 0;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(guideAsText(guide));
      toast.success("The guide was copied.");
    } catch {
      // Browsers allow the clipboard on https and localhost only.
      toast.error("The guide could not be copied. Take it into an interview as a file instead.");
    }
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        disabled={!canAdd}
        onClick={onAdd}
      >
        Add question
      </Button>
      {!isEmpty && (
        <>
          <Button
            variant="default"
            size="compact-md"
            loading={isMaking}
            onClick={({ detail }) => detail < 2 && onMake()}
          >
            Write anew
          </Button>
          <Button variant="default" size="compact-md" onClick={() => void copy()}>
            Copy
          </Button>
          <Button size="compact-md" onClick={() => keepSheet(guideAsSheet(guide, segment), segment)}>
            Take it into an interview
          </Button>
        </>
      )}
    </div>
  );
}

/** A sheet to print or to write on, with room for notes. */
function keepSheet(text: string, segment: string): void {
  const name = `Interview guide, ${segment.replaceAll(/[\\/:*?"<>|]/gu, " ")}.txt`;
  saveFile(name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}
