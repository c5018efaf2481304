/* Words of assumptions that both sides use at run time; free of schemas, so that the web can import them without zod. */

export const assumptionCategories = ["Desirability", "Viability", "Feasibility", "Adaptability"] as const;

/** How many assumptions a page holds: in the report and where they are filtered, and in the list; and the most that are asked for at once. */
export const assumptionPages = { report: 20, list: 10, most: 100 } as const;

/** The most assumptions of a report to which a person can add one. */
export const assumptionsMax = 100;
