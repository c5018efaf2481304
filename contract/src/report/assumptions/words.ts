/* Words of assumptions that both sides use at run time; free of schemas, so that the web can import them without zod. */

export const assumptionCategories = ["Desirability", "Viability", "Feasibility", "Adaptability"] as const;
