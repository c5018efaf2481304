import { bundleFileMax } from "@seedbed/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { Button } from "../../../design/button.tsx";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { conceptKeys } from "../../../transport/query-keys.ts";

/** Makes a concept of an evidence bundle that was exported elsewhere, and opens it. */
export function BringInBundle() {
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const bring = useMutation({
    meta: { ownsFailure: true },
    mutationFn: async (file: File) => {
      const { exchangeWithFile } = await import("../../../transport/files/exchange-file.ts");
      return call("POST v2/concept/import", { body: {}, by: exchangeWithFile(file, () => undefined) });
    },
    onSuccess: async ({ uuid, title }) => {
      void queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
      await navigate({ to: "/concept/$id", params: { id: uuid } });
      toast.success(`“${title}” was brought in with its report.`);
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    if (file.size > bundleFileMax) toast.error(`The file is larger than ${bundleFileMax / 1_000_000} MB.`);
    else bring.mutate(file);
  };
  return (
    <>
      <Button variant="subtle" loading={bring.isPending} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="Evidence bundle"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
