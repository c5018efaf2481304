/* Words of financial projections that both sides use at run time; free of schemas, so that the web can import them without zod. */

/** How a number joins what stands before it; `(+)` and `(-)` close a group and begin the next. */
export const operators = ["+", "-", "*", "/", "(+)", "(-)"] as const;

export const sizingGroups = ["TAM", "SAM", "SOM"] as const;

export const channelTypes = ["primary", "alternative"] as const;
export const areaTypes = ["primary", "alternative"] as const;

/** Where a number comes from: the team's own words, a source, other numbers, or nobody's knowledge yet. */
export const entryBases = ["words", "source", "derived", "assumed"] as const;
