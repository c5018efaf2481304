import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses, conceptStatusLabels } from "@seedbed/contract/concepts/vocabulary";
import { conceptTitleMaxLength } from "@seedbed/contract/limits";
import { Link, Navigate, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { ErrorState } from "../../design/page/error-state.tsx";
import { PageSkeleton } from "../../design/page/page-skeleton.tsx";
import { TabLinks, tabLinkClass } from "../../design/page/tab-links.tsx";
import { InlineEditor } from "../../design/text/inline-editor.tsx";
import { useDebugMode } from "../../shell/debug-mode.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { toast } from "../../shell/toasts.ts";
import { call } from "../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../transport/failure.ts";
import { useReportEvents } from "./on-events.ts";
import styles from "./report-frame.module.css";
import { type Concept, useChangeConcept, useConcept } from "./use-concept.ts";

/** The header and tabs of a concept's report around the section shown. */
export function ReportFrame({ conceptId, children }: { conceptId: string; children: ReactNode }) {
  useReportEvents();
  const { data: concept, error, isPending, refetch } = useConcept(conceptId);
  useSeen(conceptId, concept !== undefined);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useDocumentTitle(concept?.title);
  if (isPending) return <PageSkeleton label="Loading the report" />;
  if (!concept && error instanceof CallFailed && error.code === "not_found") return <ConceptNotFound />;
  if (!concept)
    return (
      <ErrorState
        title="The report could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (hidesTab(concept, path)) return <Navigate to="/concept/$id" params={{ id: conceptId }} replace />;
  return (
    <>
      <Header conceptId={conceptId} concept={concept} />
      <div className={styles.body}>{children}</div>
    </>
  );
}

// Testing needs the second version of the assumptions, Context a seed.
function hidesTab({ featureVersions, hasSeed }: Concept, path: string): boolean {
  if (path.endsWith("/testing")) return featureVersions.assumptions !== "v2";
  return path.endsWith("/settings") && !hasSeed;
}

// The address may name the concept by its uuid or its identifier; its links and its cache keep to that name.
function Header({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const debug = useDebugMode();
  const change = useChangeConcept(conceptId);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <nav className={styles.crumbs} aria-label="Breadcrumb">
          <Link to="/concept">Concept bank</Link>
          <span aria-hidden="true">/</span>
          <span>{concept.identifier}</span>
          {debug && <code>{concept.uuid}</code>}
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
        <TabLinks label="Report">
          <Tab to="/concept/$id" exact conceptId={conceptId} label="Overview" />
          <Tab to="/concept/$id/market-scan" conceptId={conceptId} label="Market Scan" />
          <Tab to="/concept/$id/financial-projection" conceptId={conceptId} label="Financial Projection" />
          <Tab to="/concept/$id/customer-profile" conceptId={conceptId} label="Customer Profile" />
          <Tab to="/concept/$id/assumptions" conceptId={conceptId} label="Assumptions" />
          {concept.featureVersions.assumptions === "v2" && (
            <Tab to="/concept/$id/testing" conceptId={conceptId} label="Testing" />
          )}
          {concept.hasSeed && <Tab to="/concept/$id/settings" conceptId={conceptId} label="Context" />}
        </TabLinks>
      </div>
    </header>
  );
}

interface TabProps {
  to:
    | "/concept/$id"
    | "/concept/$id/market-scan"
    | "/concept/$id/financial-projection"
    | "/concept/$id/customer-profile"
    | "/concept/$id/assumptions"
    | "/concept/$id/testing"
    | "/concept/$id/settings";
  label: string;
  conceptId: string;
  exact?: boolean;
}

function Tab({ to, label, conceptId, exact = false }: TabProps) {
  return (
    <Link to={to} params={{ id: conceptId }} activeOptions={{ exact, includeSearch: false }} className={tabLinkClass}>
      {label}
    </Link>
  );
}

function StatusSelector({ status, onChange }: { status: ConceptStatus; onChange: (status: ConceptStatus) => void }) {
  return (
    <label className={styles.status} data-status={status}>
      <span className="visually-hidden">Status</span>
      <span className={styles.dot} aria-hidden="true" />
      <select
        value={status}
        onChange={(event) => {
          const chosen = conceptStatuses.find((candidate) => candidate === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {conceptStatuses.map((candidate) => (
          <option key={candidate} value={candidate}>
            {conceptStatusLabels[candidate]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ConceptNotFound() {
  useEffect(() => toast.error("Concept Not Found.", { id: "concept-not-found" }), []);
  return <Navigate to="/concept" replace />;
}

// Once for each concept opened, not again on tab changes.
function useSeen(conceptId: string, exists: boolean): void {
  useEffect(() => {
    if (!exists) return;
    call("POST v2/concept/{id}/seen", { params: { id: conceptId } }).catch((error: unknown) =>
      console.warn("The view could not be recorded.", error),
    );
  }, [conceptId, exists]);
}
