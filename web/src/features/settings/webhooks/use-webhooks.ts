import type { Webhook, WebhookDelivery } from "@seedbed/contract/webhooks/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

export const useWebhooks = () =>
  useQuery({ queryKey: companyKeys.webhooks, queryFn: ({ signal }) => call("GET v1/account/webhooks", { signal }) });

/** While something waits to be sent, what became of it is asked for every two seconds. */
const lookAgain = 2_000;

/** The last deliveries of a webhook. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: companyKeys.deliveries(id),
    queryFn: ({ signal }) => call("GET v1/account/webhooks/{id}/deliveries", { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? lookAgain : false),
  });

/** What waits for longer than that is told by its list, and asked for no more. */
const isUnderWay = ({ state, attempts }: WebhookDelivery) => state === "waiting" && attempts === 0;

/** What an admin does with webhooks. Failures are said as toasts; the lists are read again, as they may have been wrong. */
export function useWebhookActions({ uuid: id, url }: Webhook) {
  const queryClient = useQueryClient();
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: companyKeys.webhooks });
  const remove = useMutation({
    mutationFn: () => call("DELETE v1/account/webhooks/{id}", { params: { id } }),
    onSuccess: () => {
      queryClient.setQueryData<Webhook[]>(companyKeys.webhooks, (all) => all?.filter(({ uuid }) => uuid !== id));
      toast.success(`The webhook to ${hostOf(url)} was removed`);
    },
    onSettled,
  });
  const switchOn = useMutation({
    mutationFn: () => call("PATCH v1/account/webhooks/{id}", { params: { id }, body: { enabled: true } }),
    onSuccess: () => toast.success(`The webhook to ${hostOf(url)} is on again`),
    onSettled,
  });
  const test = useMutation({
    mutationFn: () => call("POST v1/account/webhooks/{id}/test", { params: { id } }),
    onSettled,
  });
  const again = useMutation({
    mutationFn: (delivery: string) =>
      call("POST v1/account/webhooks/{id}/deliveries/{delivery}/again", { params: { id, delivery } }),
    onSettled,
  });
  return { remove, switchOn, test, again };
}
export type WebhookActions = ReturnType<typeof useWebhookActions>;

/** Where a webhook leads, in short. */
export const hostOf = (url: string) => new URL(url).host;
