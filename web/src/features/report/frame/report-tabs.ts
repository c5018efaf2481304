import { contextTab } from "../context/context-tab.ts";
import { sections } from "../sections.ts";
import type { ReportTab } from "./report-tab.ts";
import type { Concept } from "./use-concept.ts";

const testingTab: ReportTab = {
  label: "Testing",
  path: "/concept/$id/testing",
  // Testing needs the second version of the assumptions.
  isFor: ({ featureVersions }) => featureVersions.assumptions === "v2",
};

const tabs = [...new Set(Object.values(sections).map(({ tab }) => tab)), testingTab, contextTab];

const isShown = (tab: ReportTab, concept: Concept) => tab.isFor?.(concept) ?? true;

export const tabsOf = (concept: Concept): ReportTab[] => tabs.filter((tab) => isShown(tab, concept));

/** Whether the address leads to a page that this concept does not have. */
export const hidesPage = (concept: Concept, address: string): boolean =>
  tabs.some((tab) => !isShown(tab, concept) && address.endsWith(tab.path.slice(tab.path.lastIndexOf("/"))));
