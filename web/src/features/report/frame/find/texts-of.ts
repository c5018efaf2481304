import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { type PlaceSearch, placeInSection } from "../places/place-in-section.ts";

/** A text of a report and where it stands. */
export interface FoundText {
  section: ReportSection;
  /** The thing that it is said of; null for the section. */
  item: string | null;
  place: PlaceSearch;
  /** "Summary", "Key finding". */
  label: string;
  text: string;
}

// What is no text for people: names of icons, addresses, kinds and moments. A source is found by its title.
const unread =
  /^(?:uuid|icon|origin|layout|type|channelType|areaType|group|operator|unit|status|url|domain|linkedin|currency|citations|assumptionSources|createdAt|publishedDate|classification|confidenceLevel|grading|direction|stance|sourceCategory|relationType|riskCategory|conceptImageUrl|conceptVideoUrl|videoStatus|avatarUrl|initials|gradientColors|trendsAndDrivers|categoryMetrics)$/;

/** All that a section says in words, in the order in which it stands there. */
export function textsOf(section: ReportSection, content: unknown): FoundText[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([part, value]) => {
    const place = placeInSection(section, content, part);
    return wordsIn(value, { label: part, item: null }).map((words) => ({ section, place, ...words }));
  });
}

type Words = Pick<FoundText, "label" | "item" | "text">;

function wordsIn(value: unknown, at: { label: string; item: string | null }): Words[] {
  if (unread.test(at.label)) return [];
  if (typeof value === "string") return value.trim() ? [{ item: at.item, label: inWords(at.label), text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry, at));
  if (typeof value !== "object" || value === null) return [];
  // Sources have uuids of their own, and stand with what they are the sources of.
  const isThing = "uuid" in value && typeof value.uuid === "string" && !("confidenceLevel" in value);
  const item = isThing ? String(value.uuid) : at.item;
  return Object.entries(value).flatMap(([field, inner]) => wordsIn(inner, { label: field, item }));
}

// "marketSizeSummary" -> "Market size summary"; a position in a list is no name.
function inWords(field: string): string {
  if (/^\d+$/.test(field)) return "Text";
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
