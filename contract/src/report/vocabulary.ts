/* Words of reports that both sides use at run time; free of schemas, so that the web can import them without zod. */

export const directions = ["up", "tailwind", "down", "headwind"] as const;

export const pestelCategories = ["Political", "Economic", "Social", "Technological", "Environmental", "Legal"] as const;

export const gradings = ["Mostly Headwinds", "Headwinds & Tailwinds", "Mostly Tailwinds"] as const;

export const engagementActions = ["acquisition", "investment", "partnership", "customer", "supplier"] as const;

/** What kind of publication a source is. */
export const sourceCategories = [
  "First-Party Research",
  "Online Article",
  "Government Report",
  "Academic Study",
  "Social Media",
  "User Forum",
  "Other",
] as const;

/** The part a persona has in a purchase: who buys, who does not, who must agree without buying or using, who uses without paying. */
export const buyingRoles = ["likelyBuyer", "likelyNonBuyer", "mustAgree", "usesOnly"] as const;

/** The lines of a stance, in the order in which they are told. */
export const stanceLines = ["usesToday", "switchingCosts", "priceLimit", "decidesWith", "saysNoTo"] as const;

/** What is researched, each for the section that is written from it. */
export const researchTopics = ["trends", "forces", "insights", "companies", "signals"] as const;

/** What a question of research looks for: what speaks for a concept, or against it. */
export const researchSides = ["for", "against"] as const;
