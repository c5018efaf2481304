import { conceptTitleMaxLength } from "@seedbed/contract/limits";
import { missingPartsText } from "@seedbed/rules/report-status/gaps";
import { Link } from "@tanstack/react-router";
import { TabLinks, tabLinkClass } from "../../../design/page/tab-links.tsx";
import { InlineEditor } from "../../../design/text/inline-editor.tsx";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { PresentPeople } from "../editing/presence/present-people.tsx";
import { ReportForms } from "./forms/report-forms.tsx";
import styles from "./report-header.module.css";
import { tabsOf } from "./report-tabs.ts";
import { StatusSelector } from "./status-selector.tsx";
import { type Concept, useChangeConcept } from "./use-concept.ts";

/** The address may name the concept by its uuid or its identifier; its links and its cache keep to that name. */
export function ReportHeader({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const debug = useDebugMode();
  const change = useChangeConcept(conceptId);
  const missing = concept.reportStatus === "complete" ? missingPartsText(concept.reportStatusBySection) : null;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <nav className={styles.crumbs} aria-label="Breadcrumb">
          <Link to="/concept" activeOptions={{ exact: true }}>
            Concept bank
          </Link>
          <span aria-hidden="true">/</span>
          <span>{missing ? `${concept.identifier} · Complete, ${missing}` : concept.identifier}</span>
          {debug && <code>{concept.uuid}</code>}
          <PresentPeople conceptId={conceptId} />
        </nav>
        <div className={styles.titleLine}>
          <h1 className={styles.title}>
            <InlineEditor
              label="title"
              value={concept.title}
              maxLength={conceptTitleMaxLength}
              onSave={(title) => change.mutateAsync({ title })}
            />
          </h1>
          <StatusSelector status={concept.status} onChange={(status) => change.mutate({ status })} />
        </div>
        {debug && <ReportForms conceptId={conceptId} concept={concept} />}
        <TabLinks label="Report">
          {tabsOf(concept).map(({ label, path }) => (
            <Link
              key={path}
              to={path}
              params={{ id: conceptId }}
              activeOptions={{ exact: true, includeSearch: false }}
              className={tabLinkClass}
            >
              {label}
            </Link>
          ))}
        </TabLinks>
      </div>
    </header>
  );
}
