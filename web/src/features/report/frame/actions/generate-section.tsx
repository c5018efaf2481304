import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../../design/button.tsx";
import { refreshConcepts } from "../../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import type { AnewRoute } from "../shown-section.ts";
import styles from "./generate-section.module.css";

interface GenerateSectionProps {
  conceptId: string;
  section: { name: ReportSection; writtenAnewBy: AnewRoute };
}

/** For debug mode: writes one section whatever its state. */
export function GenerateSection({ conceptId, section }: GenerateSectionProps) {
  const queryClient = useQueryClient();
  const label = reportSectionLabels[section.name];
  const generate = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call(section.writtenAnewBy, { params: { id: conceptId }, idempotencyKey: randomUuid() }),
    onError: () => toast.error(`Failed to generate ${label}`),
    onSettled: () => refreshConcepts(queryClient, [conceptId]),
  });
  return (
    <p className={styles.tool}>
      <span>{label}</span>
      <Button
        size="compact-sm"
        variant="default"
        loading={generate.isPending}
        onClick={({ detail }) => detail < 2 && generate.mutate()}
      >
        Generate Section
      </Button>
    </p>
  );
}
