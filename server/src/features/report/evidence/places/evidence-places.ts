import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Item } from "../../writing/section.ts";
import type { EvidencePlace } from "./evidence-place.ts";
import {
  driverPlaces,
  findingPlaces,
  forcePlaces,
  incumbentPlaces,
  insightPlaces,
  startupPlaces,
  trendPlaces,
} from "./market-places.ts";
import {
  describedPlaces,
  entryPlaces,
  impactSizingPlaces,
  interferencePlaces,
  marketSizingPlaces,
  projectionPlaces,
} from "./money-places.ts";
import {
  assumptionPlaces,
  differentiatorPlaces,
  overviewPlaces,
  rightPlaces,
  signalPlaces,
} from "./overview-places.ts";

type Places = (item: never, parent: Item | undefined) => EvidencePlace[];

/** By kind of item where its title, its conclusion and its evidence stand. Other kinds rest on nothing that could be shown. */
const ofKinds: Readonly<Record<string, Places>> = {
  trend: trendPlaces,
  keyFinding: findingPlaces,
  trendAndDriver: driverPlaces,
  priorityInsight: insightPlaces,
  marketForce: forcePlaces,
  startup: startupPlaces,
  incumbent: incumbentPlaces,
  signal: signalPlaces,
  distributionChannel: describedPlaces,
  costDriver: describedPlaces,
  savingsArea: describedPlaces,
  costInterference: interferencePlaces,
  marketSizing: marketSizingPlaces,
  sizingEntry: entryPlaces,
  impactSizing: impactSizingPlaces,
  impactEntry: entryPlaces,
  assumption: assumptionPlaces,
  differentiator: differentiatorPlaces,
  rightToWin: rightPlaces,
};

/** What an item rests on, field by field; empty for a kind that rests on nothing. */
export const placesOf = (kind: string, item: Item, parent: Item | undefined): EvidencePlace[] =>
  Object.hasOwn(ofKinds, kind) ? (ofKinds[kind]?.(item as never, parent) ?? []) : [];

const ofSections: Partial<Record<ReportSection, (content: never) => EvidencePlace[]>> = {
  overview: overviewPlaces,
  financialProjection: projectionPlaces,
};

/** What a section says beside its lists, each text with what it rests on; its field begins with the name of the section. */
export const placesBesideLists = (section: ReportSection, content: unknown): EvidencePlace[] =>
  ofSections[section]?.(content as never) ?? [];
