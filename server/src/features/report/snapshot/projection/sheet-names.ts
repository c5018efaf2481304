/** Names of sheets, and of cells that others rest on. */
export const sheetNames = {
  summary: "Summary",
  top_down: "Sizing top-down",
  bottom_up: "Sizing bottom-up",
  pricing: "Pricing",
  drivers: "Cost drivers",
  channels: "Channels",
  method: "Savings method",
  areas: "Savings areas",
  interferences: "Interferences",
  sources: "Sources",
} as const;

export const savingsSheetName = (place: number): string => `Savings sizing ${place + 1}`;

/** Of a sheet that stands in a formula elsewhere. */
export const cellIn = (sheet: string, cell: string): string => `'${sheet}'!${cell}`;

/** Where the price stands. */
export const priceCell = cellIn(sheetNames.pricing, "B4");
