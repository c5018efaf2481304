import { conceptTitleMaxLength } from "@seedbed/contract/limits";
import { missingPartsText } from "@seedbed/rules/report-status/gaps";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { PresentPeople } from "../editing/presence/present-people.tsx";
import { VersionsButton } from "../versions/versions-button.tsx";
import { ReportAction } from "./actions/report-action.tsx";
import { ReportMenu } from "./actions/report-menu.tsx";
import { outdatedIn } from "./current/outdated-query.ts";
import { UpdateOutdated } from "./current/update-button.tsx";
import styles from "./report-header.module.css";
import { ReportTabLinks } from "./report-tab-links.tsx";
import { StatusSelector } from "./status-selector.tsx";
import { type Concept, useChangeConcept } from "./use-concept.ts";
import { ConceptText } from "./words/concept-text.tsx";

// No part of most visits: nobody looks for defects.
const SnapshotButton = lazyPart(() =>
  import("./actions/snapshot-button.tsx").then((module) => ({ default: module.SnapshotButton })),
);
const ReportForms = lazyPart(() =>
  import("./forms/report-forms.tsx").then((module) => ({ default: module.ReportForms })),
);

interface ReportHeaderProps {
  /** The address may name the concept by its uuid or its identifier; its links and its cache keep to that name. */
  conceptId: string;
  concept: Concept;
  onFind: () => void;
  /** Stands before the menu. */
  action?: ReactNode;
}

/** What the concept is, where it stands, and what one can do with it and its report. */
export function ReportHeader({ conceptId, concept, onFind, action }: ReportHeaderProps) {
  const debug = useDebugMode();
  const change = useChangeConcept(conceptId, concept);
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
          <OriginBadge origin={originOf(concept)} />
          {debug && <code>{concept.uuid}</code>}
          <PresentPeople conceptId={conceptId} />
        </nav>
        <div className={styles.titleLine}>
          <div className={styles.title}>
            <ConceptText
              key={concept.uuid}
              conceptId={conceptId}
              concept={concept}
              field="title"
              label="title"
              max={conceptTitleMaxLength}
              as="h1"
            />
          </div>
          <div className={styles.controls}>
            <StatusSelector
              status={concept.status}
              readOnly={concept.isHistoricalVersion}
              onChange={(status) => change.mutate({ status })}
            />
            <VersionsButton conceptId={conceptId} concept={concept} />
            {debug && (
              <Suspense fallback={null}>
                <SnapshotButton conceptId={conceptId} />
              </Suspense>
            )}
            {outdatedIn(concept).length > 0 && <UpdateOutdated conceptId={conceptId} concept={concept} />}
            <ReportAction conceptId={conceptId} concept={concept} />
            {action}
            <ReportMenu conceptId={conceptId} concept={concept} onFind={onFind} />
          </div>
        </div>
        {debug && !concept.isHistoricalVersion && (
          <Suspense fallback={null}>
            <ReportForms conceptId={conceptId} concept={concept} />
          </Suspense>
        )}
        <ReportTabLinks conceptId={conceptId} concept={concept} />
      </div>
    </header>
  );
}

/** Who wrote the report: one draft in it makes it drafted. Nothing when nothing is written. */
function originOf({ reportStatusBySection }: Concept) {
  const origins = Object.values(reportStatusBySection).map(({ origin }) => origin);
  return (["draft", "model", "user"] as const).find((origin) => origins.includes(origin));
}
