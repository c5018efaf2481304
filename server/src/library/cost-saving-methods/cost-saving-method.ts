/**
 * A method of lowering the cost of work that a company does already. The names are those of the product's specification;
 * the sentences are templates over the slots of `slots.ts` and carry no figures.
 */
export type CostSavingMethod = {
  readonly type: string;
  /** Tabler icon name. */
  readonly icon: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Where the savings would show; the first is the usual primary area. */
  readonly targetAreas: readonly { readonly title: string; readonly description: string }[];
  readonly considerations: readonly { readonly icon: string; readonly consideration: string }[];
  /** What can eat the savings up again. */
  readonly interferences: readonly CostInterferencePattern[];
};

export type CostInterferencePattern = {
  readonly title: string;
  readonly icon: string;
  readonly insight: string;
  readonly mitigation: string;
};
