import { Navigate, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { PageSkeleton } from "../../../design/page/page-skeleton.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { NoModelNotice } from "../../../shell/no-model/no-model-notice.tsx";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { ReportDesk } from "../editing/report-desk.tsx";
import { useReportEvents } from "./on-events.ts";
import styles from "./report-frame.module.css";
import { ReportHeader } from "./report-header.tsx";
import { hidesPage } from "./report-tabs.ts";
import { useConcept } from "./use-concept.ts";

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
  if (hidesPage(concept, path)) return <Navigate to="/concept/$id" params={{ id: conceptId }} replace />;
  const isDrafted = Object.values(concept.reportStatusBySection).some(({ origin }) => origin === "draft");
  return (
    <>
      <ReportHeader conceptId={conceptId} concept={concept} />
      <div className={styles.body}>
        {isDrafted && <NoModelNotice />}
        {children}
      </div>
      <ReportDesk conceptId={conceptId} conceptUuid={concept.uuid} />
    </>
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
