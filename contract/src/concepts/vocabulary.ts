/* Words and orders both sides use at run time; free of schemas, so that the web can import them without zod. */

export const conceptStatuses = [
  "new",
  "ideating",
  "inReview",
  "prototyping",
  "proofOfConcept",
  "minimumViableProduct",
  "commercialized",
  "archived",
] as const;
type Status = (typeof conceptStatuses)[number];

export const conceptStatusLabels = {
  new: "New",
  ideating: "Ideating",
  inReview: "In Review",
  prototyping: "Prototyping",
  proofOfConcept: "POC",
  minimumViableProduct: "MVP",
  commercialized: "Commercialized",
  archived: "Archived",
} as const satisfies Record<Status, string>;

export const conceptCategories = ["draft", "active", "archived"] as const;

export const statusesByCategory = {
  draft: ["new", "ideating", "inReview"],
  active: ["prototyping", "proofOfConcept", "minimumViableProduct", "commercialized"],
  archived: ["archived"],
} as const satisfies Record<(typeof conceptCategories)[number], readonly Status[]>;

/** The sections of a report by their names, in its order, and what people call them. */
export const reportSectionLabels = {
  trends: "Trends",
  marketScan: "Market scan",
  customerProfiles: "Customer profiles",
  financialProjection: "Financial projection",
  assumptions: "Assumptions",
  overview: "Overview",
} as const;

export const reportSections = Object.keys(reportSectionLabels) as (keyof typeof reportSectionLabels)[];
