import type { SectionStatus } from "@seedbed/contract/concepts/schemas";
import { toastDuration } from "@seedbed/contract/limits";
import { useEffect, useRef } from "react";
import { toast } from "../../../shell/toasts.ts";
import { writingFailed } from "./section.ts";

/** Says that writing the overview has failed to whoever has it open at that moment; a failure from before is said by the section itself. */
export function useFailureNews(conceptId: string, status: SectionStatus | undefined): void {
  const before = useRef<{ conceptId: string; status: SectionStatus | undefined }>(undefined);
  useEffect(() => {
    const known = before.current?.conceptId === conceptId ? before.current.status : undefined;
    before.current = { conceptId, status };
    const wasWritten = known === "pending" || known === "waiting";
    if (wasWritten && status === "error") {
      toast.error(writingFailed, {
        duration: toastDuration.error,
        id: `overview-${conceptId}`,
      });
    }
  }, [conceptId, status]);
}
