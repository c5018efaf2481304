import { toastDuration } from "@seedbed/contract/limits";
import { onEvent } from "../../transport/events.ts";
import { toast } from "../toasts.ts";

/**
 * Says when a report is finished (15 s, with a link that `open` follows) or has failed (10 s). Answers how to stop; call it once.
 */
export function sayWorkflowNews(open: (conceptUuid: string) => void): () => void {
  return onEvent("concept.workflow.update.account", ({ eventType, conceptUuid, title, message }) => {
    const id = `report-${conceptUuid}`;
    if (eventType === "completed") {
      const link = (
        <a
          href={`/concept/${conceptUuid}`}
          onClick={(event) => {
            event.preventDefault();
            toast.close(id);
            open(conceptUuid);
          }}
        >
          Open {title}
        </a>
      );
      toast.success(link, { title: message, duration: toastDuration.completion, id });
    }
    if (eventType === "error") {
      toast.error(message, { title: "Concept report generation failed", duration: toastDuration.error, id });
    }
  });
}
