/* Words of financial projections that both sides use at run time; free of schemas, so that the web can import them without zod. */

/** How a number joins what stands before it; `(+)` and `(-)` close a group and begin the next. */
export const operators = ["+", "-", "*", "/", "(+)", "(-)"] as const;

export const sizingTypes = ["top_down", "bottom_up"] as const;
export const sizingGroups = ["TAM", "SAM", "SOM"] as const;

export const channelTypes = ["primary", "alternative"] as const;
export const areaTypes = ["primary", "alternative"] as const;

/** Where a number comes from: the team's own words, a source, other numbers, or nobody's knowledge yet. */
export const entryBases = ["words", "source", "derived", "assumed"] as const;

/** Parts of a projection that may be missing, as they are before anything is written in them. */
export const blankParts = {
  businessModel: { type: "", subtype: "", description: "" },
  pricing: { price: 0, unit: "", currency: "USD", reasoning: "", additionalConsiderations: [] },
  savingMethod: { type: "", description: "" },
  savingsModel: { savingsAmount: 0, unit: "", currency: "USD", reasoning: "", savingsAssumptions: [] },
  pricingModel: "",
} as const;

/** What of an entry may be missing in those that were written before it was asked for. */
export const blankBounds = { low: null, high: null, basis: "assumed" } as const;
