import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";

/** What the financial tasks need of a customer profile: its words. */
export interface CustomerWords {
  segment: string;
  isPrimary: boolean;
  description: string;
  pains: string[];
}

/** The words of the finished customer profiles, without ids. */
export function customerWords(profiles: readonly CustomerProfile[]): CustomerWords[] {
  return profiles.map(({ segment, isPrimary, description, pains }) => ({
    segment,
    isPrimary,
    description,
    pains: pains.map((pain) => pain.description),
  }));
}

/** The customers as part of a request. */
export function customersText(customers: readonly CustomerWords[]): string {
  if (customers.length === 0) return "# Customers\nNo profiles were written yet; use the answers above.";
  const profiles = customers.map(({ segment, isPrimary, description, pains }) =>
    [`## ${segment}${isPrimary ? " (primary)" : ""}`, description, ...pains.map((pain) => `- ${pain}`)].join("\n"),
  );
  return ["# Customers", ...profiles].join("\n");
}
