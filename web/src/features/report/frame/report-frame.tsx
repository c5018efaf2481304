import { useWindowEvent } from "@mantine/hooks";
import { Navigate, useLocation } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { latePart, useFetchedAtTouch, useLatePart } from "../../../design/late/late-part.ts";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { useProjectionsInLabs } from "../../../shell/report-forms/projections-in-labs.ts";
import { toast } from "../../../shell/toasts.ts";
import { afterPaint } from "../../../transport/after-paint.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { editingKit } from "../editing/editing-kit.ts";
import { ReportDesk } from "../editing/report-desk.tsx";
import { saving } from "../editing/saving/late-saving.ts";
import { EvidenceHost } from "../evidence/evidence-host.tsx";
import { evidenceViewer } from "../evidence/evidence-viewer-part.ts";
import { openSources } from "../plain/more-sources.tsx";
import { RunningResearch } from "../research/progress/running-research.tsx";
import { versionsPart } from "../versions/versions-part.ts";
import { reportMenu } from "./actions/report-menu.tsx";
import { useReportEvents } from "./on-events.ts";
import "./print.css";
import { Historical } from "./historical.ts";
import { contentsList } from "./late-contents.ts";
import { isDrafted } from "./notes/is-drafted.ts";
import { UnderNotice } from "./notes/under-notice.tsx";
import styles from "./report-frame.module.css";
import { ReportHeader } from "./report-header.tsx";
import { hidesPage, isEmpty, isUnwritten } from "./report-tabs.ts";
import { ReportSkeleton } from "./skeletons/report-skeleton.tsx";
import { type Concept, useConcept } from "./use-concept.ts";
import { useLightPrint } from "./use-light-print.ts";

// With the first touch: most reports have nothing that waits.
const waitingProposals = latePart(() => import("../proposals/waiting-proposals.tsx"));
// With the first search: most visits have none.
const FindDialog = lazyPart(() => import("./find/find-dialog.tsx").then((module) => ({ default: module.FindDialog })));

// Most people look at what stands.
const HistoricalBanner = lazyPart(() =>
  import("../versions/historical-banner.tsx").then((module) => ({ default: module.HistoricalBanner })),
);

const withTouch = [evidenceViewer, editingKit, saving, reportMenu, openSources, versionsPart, waitingProposals];

interface ReportFrameProps {
  conceptId: string;
  /** More that one can do with the report, in its header. */
  action?: (concept: Concept) => ReactNode;
  children: ReactNode;
}

/** The header and tabs of a concept's report around the section shown. */
export function ReportFrame({ conceptId, action, children }: ReportFrameProps) {
  useReportEvents();
  useLightPrint();
  useFetchedAtTouch(withTouch);
  const proposals = useLatePart(waitingProposals, false);
  const { data: concept, error, isPending, refetch } = useConcept(conceptId);
  useSeen(conceptId, concept !== undefined);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isInLabs = useProjectionsInLabs();
  const showsOne = useLocation({ select: ({ search }) => isOfOne(search, isInLabs) });
  // Where nothing is written, and nothing on its way, there is nothing to list.
  const listsContents = hasContents(path) && !showsOne && !(concept && isEmpty(concept, path));
  const contents = useLatePart(contentsList, listsContents);
  const page = useRef<HTMLDivElement>(null);
  const [finding, setFinding] = useState(false);
  const [hasSearched, setSearched] = useState(false);
  if (finding && !hasSearched) setSearched(true);
  useWindowEvent("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    setFinding(true);
  });
  useDocumentTitle(concept?.title);
  if (isPending) return <ReportSkeleton />;
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
  return (
    <Historical value={concept.isHistoricalVersion}>
      {concept.isHistoricalVersion && (
        <Suspense fallback={null}>
          <HistoricalBanner conceptId={conceptId} />
        </Suspense>
      )}
      <ReportHeader
        conceptId={conceptId}
        concept={concept}
        onFind={() => setFinding(true)}
        action={action?.(concept)}
      />
      <div ref={page} className={styles.body}>
        <UnderNotice isDrafted={isDrafted(concept)}>
          {proposals && !concept.isHistoricalVersion && (
            <proposals.WaitingProposals conceptId={conceptId} conceptUuid={concept.uuid} />
          )}
          {listsContents &&
            (contents ? <contents.ContentsList page={page} /> : <div className={styles.contents} aria-hidden="true" />)}
          <RunningResearch conceptId={conceptId} concept={concept} isUnwritten={isUnwritten(concept, path)}>
            {children}
          </RunningResearch>
        </UnderNotice>
      </div>
      {hasSearched && (
        <Suspense fallback={null}>
          <FindDialog conceptId={conceptId} opened={finding} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      <EvidenceHost conceptId={conceptId} />
      <ReportDesk conceptId={conceptId} conceptUuid={concept.uuid} />
    </Historical>
  );
}

// The others fit on a screen or two, or are one list.
const hasContents = (path: string) => /\/(?:market-scan|financial-projection|customer-profile)$/.test(path);

// Of the ecosystem one company is shown at a time, of projections that are coming one picture; conversations and interviews take the place of the profiles.
const isOfOne = (search: { tab?: string; view?: string }, isInLabs: boolean) =>
  search.tab === "ecosystem" || (search.tab === "projections" && !isInLabs) || search.view !== undefined;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

function ConceptNotFound() {
  useEffect(() => toast.error("Concept Not Found.", { id: "concept-not-found" }), []);
  return <Navigate to="/concept" replace />;
}

// Once for each concept opened, not again on tab changes.
function useSeen(conceptId: string, exists: boolean): void {
  useEffect(() => {
    if (!exists) return;
    let isGone = false;
    afterPaint()
      .then(() => (isGone ? undefined : call("POST v2/concept/{id}/seen", { params: { id: conceptId } })))
      .catch((error: unknown) => console.warn("The view could not be recorded.", error));
    return () => {
      isGone = true;
    };
  }, [conceptId, exists]);
}
