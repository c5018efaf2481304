const before = /^(?:(?:us\$|\$|usd|us dollars?|dollars?)\s*)?(?:(?:per|each|every|an?)\s+|\/\s*)/iu;

/** What a price is for, as it would follow "per": "order" for "per order", "$/order" and "each order". */
export const plainPriceUnit = (unit: string): string => unit.replace(before, "") || unit;
