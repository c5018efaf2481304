/** The parts of an opportunity as they are named, in their order. */
export const opportunityLabels = {
  today: "What the company is",
  next: "What could be next",
  why: "Why",
} as const;
