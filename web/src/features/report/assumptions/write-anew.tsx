import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../design/button.tsx";
import { refreshConcepts } from "../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import styles from "./assumptions-screen.module.css";
import { useAssumptionEditor } from "./changing/assumption-editor.ts";
import { assumptions } from "./section.ts";

/** Has all assumptions written anew; what people wrote and added stays. */
export function WriteAnew({ conceptId }: { conceptId: string }) {
  const queryClient = useQueryClient();
  const editor = useAssumptionEditor();
  const write = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call(assumptions.writtenAnewBy, { params: { id: conceptId }, idempotencyKey: randomUuid() }),
    onSuccess: () =>
      toast.success("This may take up to 10 minutes. You can navigate away.", {
        title: "Key assumptions and tests generation started",
      }),
    onError: () => toast.error(assumptions.writingFailed),
    onSettled: () => refreshConcepts(queryClient, [conceptId]),
  });
  if (!editor) return null;
  return (
    <p className={styles.anew}>
      <Button variant="default" loading={write.isPending} onClick={({ detail }) => detail < 2 && write.mutate()}>
        Write the assumptions anew
      </Button>
    </p>
  );
}
