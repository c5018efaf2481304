/**
 * A widely used way of earning money with an idea. Names and mechanisms are general business knowledge; the sentences
 * are templates over the slots of `slots.ts`.
 */
export type BusinessModelPattern = {
  /** The name people know it by. */
  readonly subtype: string;
  readonly type: BusinessModelFamily;
  /** Tabler icon name. */
  readonly icon: string;
  /** How the money is earned. */
  readonly description: string;
  /** Stems in an idea's text that speak for this model. */
  readonly keywords: readonly string[];
  /** What a price is usually quoted per; nouns or phrases after "per" or "of". */
  readonly pricingUnits: readonly string[];
  /** What usually goes wrong with it. */
  readonly risks: readonly string[];
};

export type BusinessModelFamily =
  | "Recurring Revenue"
  | "Usage-Based"
  | "Product Sales"
  | "Platform"
  | "Licensing and Data"
  | "Services";
