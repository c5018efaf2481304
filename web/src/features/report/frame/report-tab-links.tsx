import { Link } from "@tanstack/react-router";
import { TabLinks, tabLinkClass } from "../../../design/page/tab-links.tsx";
import { sections } from "../sections.ts";
import { OutdatedMark } from "./current/outdated-mark.tsx";
import { outdatedIn } from "./current/outdated-query.ts";
import { tabsOf } from "./report-tabs.ts";
import type { Concept } from "./use-concept.ts";

/** The pages of a report, each with a mark when something on it is outdated. */
export function ReportTabLinks({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const outdated = new Set(outdatedIn(concept).map((section) => sections[section].tab.path));
  return (
    <TabLinks label="Report">
      {tabsOf(concept).map(({ label, path }) => (
        <Link
          key={path}
          to={path}
          params={{ id: conceptId }}
          activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
          className={tabLinkClass}
        >
          {label}
          {outdated.has(path) && <OutdatedMark />}
        </Link>
      ))}
    </TabLinks>
  );
}
