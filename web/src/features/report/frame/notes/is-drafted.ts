import type { Concept } from "@seedbed/contract/concepts/schemas";

/** Whether any of the report was drafted. */
export const isDrafted = ({ reportStatusBySection }: Concept): boolean =>
  Object.values(reportStatusBySection).some(({ origin }) => origin === "draft");
