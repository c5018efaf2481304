import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { type PlaceSearch, placeInSection } from "../places/place-in-section.ts";

/** A text of a report and where it stands. */
export interface FoundText {
  section: ReportSection;
  /** The thing that it is said of; null for the section. */
  item: string | null;
  place: PlaceSearch;
  /** "Summary", "Political, key finding". */
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
    const top = { field: Array.isArray(content) ? "" : part, item: null, name: "" };
    return wordsIn(value, top).map((words) => ({ section, place, ...words }));
  });
}

type Words = Pick<FoundText, "label" | "item" | "text">;

interface Where {
  field: string;
  item: string | null;
  /** What the thing around it is called. */
  name: string;
}

function wordsIn(value: unknown, at: Where): Words[] {
  if (unread.test(at.field)) return [];
  if (typeof value === "string") return value.trim() ? [{ item: at.item, label: labelOf(at, value), text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry, at));
  if (typeof value !== "object" || value === null) return [];
  // Sources have uuids of their own, and stand with what they are the sources of.
  const isThing = "uuid" in value && typeof value.uuid === "string" && !("confidenceLevel" in value);
  const around = isThing ? { item: String(value.uuid), name: nameIn(value) || at.name } : at;
  return Object.entries(value).flatMap(([field, inner]) =>
    // Of a finding its text, of a job its description is all there is: it is called what the list is called.
    wordsIn(inner, { ...around, field: /^(?:text|description)$/.test(field) && at.field ? at.field : field }),
  );
}

/** What people call a thing: the first of these fields that it has. */
function nameIn(thing: object): string {
  const names = ["category", "title", "name", "segment"].map((field) => (thing as Record<string, unknown>)[field]);
  return names.find((name) => typeof name === "string") ?? "";
}

// "Political, impact"; for what stands in no thing with a name, and for the name itself: "Summary".
function labelOf({ field, name }: Where, text: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (name && name !== text) return `${name}, ${words}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
