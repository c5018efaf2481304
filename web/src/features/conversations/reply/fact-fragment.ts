import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";

type Fact = Pick<RestsOn, "kind" | "item" | "field">;

/** Where a fact stands on the page of its profile, as the address names it behind `#`; null for what stands elsewhere. */
export function factFragment({ kind, item, field }: Fact): string | null {
  if (kind === "concept") return null;
  if (item) return item;
  const [first = "", second = ""] = (field ?? "").split(".");
  const name = first === "stance" ? second : first;
  return name ? `${kind === "stance" ? "stance" : "profile"}-${name}` : null;
}

/** Whether the profile still has the thing that a fact names; what is said of a field always has its place. */
export const standsIn = ({ jobs, pains, alternatives, journey, signals }: CustomerProfile, { item }: Fact): boolean =>
  item === null || [jobs, pains, alternatives, journey, signals].some((list) => list.some(({ uuid }) => uuid === item));
