/* Words of customer profiles that both sides use at run time; free of schemas, so that the web can import them without zod. */

export const relationTypes = ["Journey Step", "JTBD", "Pain", "Moment of Intervention"] as const;
/** How a real-world signal stands to the concept. */
export const signalStances = ["In Favour", "Neutral", "Against"] as const;
