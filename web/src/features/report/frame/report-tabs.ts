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

/** Whether all that the page at this address is for is being written, and nothing of it stands yet. */
export function isUnwritten({ reportStatusBySection }: Concept, address: string): boolean {
  const own = statesAt(address, reportStatusBySection);
  return own.length > 0 && own.every((state) => isOnItsWay(state) && standsEmpty(state));
}

/** Whether nothing stands of what the page at this address is for, and nothing of it is being written. */
export function isEmpty({ reportStatusBySection }: Concept, address: string): boolean {
  const own = statesAt(address, reportStatusBySection);
  return own.length > 0 && own.every((state) => !isOnItsWay(state) && standsEmpty(state));
}

type States = Concept["reportStatusBySection"];
type State = States[keyof States];

const statesAt = (address: string, states: States): State[] =>
  Object.values(sections)
    .filter(({ tab }) => isAt(tab, address))
    .map(({ name }) => states[name]);

const isOnItsWay = ({ status }: State) => status === "pending" || status === "waiting";
const standsEmpty = ({ origin, dateCompleted }: State) => origin === null && dateCompleted === null;

const isAt = ({ path }: ReportTab, address: string) =>
  address.split("/").slice(3).filter(Boolean).join("/") === path.split("/").slice(3).join("/");
