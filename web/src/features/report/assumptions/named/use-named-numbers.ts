import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { type NamedNumber, namedNumbers } from "@seedbed/rules/assumptions/named-numbers";
import { useQuery } from "@tanstack/react-query";
import { assumptions } from "../section.ts";

type List = Parameters<typeof namedNumbers>[0];

/** What the assumptions of a projection name: every card of a page asks for it, and it is found once for all of them. */
const found = new WeakMap<FinancialProjection, { list: List; named: ReturnType<typeof namedNumbers> }>();

function namedIn(list: List, projection: FinancialProjection) {
  const before = found.get(projection);
  if (before?.list === list) return before.named;
  const named = namedNumbers(list, projection);
  found.set(projection, { list, named });
  return named;
}

const none: readonly NamedNumber[] = [];

/** The numbers of a projection that an assumption of a report names; none without a projection. */
export function useNamedNumbers(
  conceptId: string,
  assumption: string,
  projection: FinancialProjection | undefined,
): readonly NamedNumber[] {
  const { data } = useQuery(assumptions.query(conceptId));
  return (data && projection && namedIn(data.results, projection).get(assumption)) ?? none;
}
