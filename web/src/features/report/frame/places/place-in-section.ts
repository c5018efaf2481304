import type { ReportSection } from "@seedbed/contract/concepts/schemas";

/** What the address of a page says beside its path: which of its tabs, which persona. */
export type PlaceSearch = Record<string, string>;

const tabsByField: Partial<Record<ReportSection, { tabs: Record<string, string>; otherwise: string }>> = {
  marketScan: {
    tabs: { ecosystemDescription: "ecosystem", startups: "ecosystem", incumbents: "ecosystem" },
    otherwise: "trends-drivers",
  },
};

const moneyTabs: Record<string, string> = {
  marketSizings: "market-sizing",
  impactSizings: "impact-sizing",
  savingMethod: "savings-method",
  savingsModel: "savings-method",
  targetSavingsAreas: "savings-method",
  costInterferences: "savings-method",
};

/** Which tab of a section's page shows what stands under this part of its content: a field, or the position in a list. */
export function placeInSection(section: ReportSection, content: unknown, part: string): PlaceSearch {
  if (section === "customerProfiles") {
    const segment = fieldOf(fieldOf(content, part), "segment");
    return typeof segment === "string" ? { persona: segment } : {};
  }
  if (section === "financialProjection") {
    const isSavings = fieldOf(content, "layout") === "savings";
    return { tab: moneyTabs[part] ?? (isSavings ? "savings-method" : "business-model") };
  }
  const known = tabsByField[section];
  return known ? { tab: known.tabs[part] ?? known.otherwise } : {};
}

const fieldOf = (thing: unknown, field: string): unknown =>
  typeof thing === "object" && thing !== null ? (thing as Record<string, unknown>)[field] : undefined;

/** The place of the thing with this uuid; of the section itself when it is not in what is known of it. */
export function placeOfItem(section: ReportSection, content: unknown, uuid: string): PlaceSearch {
  if (typeof content !== "object" || content === null) return {};
  const part = Object.entries(content).find(([, value]) => holds(value, uuid))?.[0];
  return part === undefined ? {} : placeInSection(section, content, part);
}

function holds(value: unknown, uuid: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return fieldOf(value, "uuid") === uuid || Object.values(value).some((inner) => holds(inner, uuid));
}
