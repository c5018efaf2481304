import { type FeatureVersions, newestFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

const { reportForms: queryKey } = companyKeys;

/** The forms that the reports of new concepts take. */
export function useReportForms() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call("GET v1/account/report-forms", { signal }) });
}

/** Chooses other forms, shown at once; a choice that fails is said as a toast and taken back. Choices are sent one after the other. */
export function useChooseForms() {
  const queryClient = useQueryClient();
  const known = () => queryClient.getQueryData<FeatureVersions>(queryKey) ?? newestFeatureVersions;
  return useMutation({
    scope: { id: "report-forms" },
    onMutate: async (change: Partial<FeatureVersions>) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<FeatureVersions>(queryKey, { ...known(), ...change });
    },
    mutationFn: (change) => call("PUT v1/account/report-forms", { body: { ...known(), ...change } }),
    onSuccess: () => toast.success("Report forms updated successfully"),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
