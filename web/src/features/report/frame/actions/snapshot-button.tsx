import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../../design/button.tsx";
import { toast } from "../../../../shell/toasts.ts";
import { download } from "../../../../transport/files/download.ts";

/** For debug mode: saves the report on a few pages. */
export function SnapshotButton({ conceptId }: { conceptId: string }) {
  const save = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => download("GET v1/concept/{id}/snapshot/download", { params: { id: conceptId } }),
    onError: () => toast.error("Failed to download snapshot."),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={save.isPending}
      onClick={({ detail }) => detail < 2 && save.mutate()}
    >
      Opportunity Snapshot
    </Button>
  );
}
