const all = ["seeds"] as const;

/** Where what belongs to seeds stands in the query cache. */
export const seedKeys = {
  all,
  lists: [...all, "list"] as const,
  questionnaires: [...all, "questionnaires"] as const,
  detail: (seedUuid: string) => [...all, "detail", seedUuid] as const,
  clarifying: (seedUuid: string, conceptUuid: string | null) =>
    [...all, "clarifying", seedUuid, conceptUuid ?? "seed"] as const,
  /** Every change of a seed that is under way. */
  changes: (seedUuid: string) => [...all, "changes", seedUuid] as const,
};
