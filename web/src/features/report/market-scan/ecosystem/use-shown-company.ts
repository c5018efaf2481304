import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useEvidencedItem } from "../../evidence/address/use-open-evidence.ts";
import type { Company } from "./company-kinds.ts";

/** A company's uuid, "new" for the form that adds one, or null for neither. */
type Shown = string | null;

/** What a list shows beside it: what was chosen last, by hand or by the address behind `#`. */
export function useShownCompany(companies: readonly Company[]): { shown: Shown; show: (next: Shown) => void } {
  const hash = useLocation({ select: (location) => location.hash });
  const linked = useEvidencedItem() ?? hash;
  // The key of the visit tells a second click on the same link from the first.
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? "first" });
  const [followed, setFollowed] = useState<string | null>(null);
  const [shown, show] = useState<Shown>(null);
  if (followed !== visit) {
    setFollowed(visit);
    if (companies.some(({ uuid }) => uuid === linked)) show(linked);
  }
  return { shown, show };
}
