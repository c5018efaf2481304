import { type WhatIf, whatIfIn, whatIfText } from "@seedbed/rules/projections/what-if";
import { useNavigate, useSearch } from "@tanstack/react-router";

const from = "/_private/_workspace/concept/$id/financial-projection";

/** What is tried stands in the address: it can be shared, and it is there after a reload. */
export function useWhatIf(): [WhatIf, (change: Partial<WhatIf>) => void] {
  const { plan = "" } = useSearch({ from });
  const navigate = useNavigate({ from: "/concept/$id/financial-projection" });
  const tried = whatIfIn(plan);
  const change = (changed: Partial<WhatIf>) => {
    const text = whatIfText({ ...tried, ...changed });
    void navigate({
      search: (standing) => ({ ...standing, plan: text || undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return [tried, change];
}
