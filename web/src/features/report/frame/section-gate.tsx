import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { gapsIn } from "@seedbed/rules/report-status/gaps";
import { IconRefresh } from "@tabler/icons-react";
import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { useDebugMode } from "../../../shell/debug-mode.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { useOutdated } from "./current/outdated-query.ts";
import { useHistorical } from "./historical.ts";
import { type GapAt, useGapAt } from "./notes/use-gap-at.tsx";
import { useNotices } from "./notes/use-notices.ts";
import styles from "./section-gate.module.css";
import type { ShownSection } from "./shown-section.ts";
import { SectionSkeleton } from "./skeletons/section-skeleton.tsx";
import { useConcept } from "./use-concept.ts";
import { useOnItsWay } from "./use-on-its-way.ts";
import { useReportWork } from "./use-report-work.ts";
import { WrittenSection } from "./written-section.tsx";

const GenerateSection = lazyPart(() =>
  import("./actions/generate-section.tsx").then((module) => ({ default: module.GenerateSection })),
);

interface SectionGateProps<Data, Key extends QueryKey> {
  conceptId: string;
  section: Omit<ShownSection<ReportSection>, "query"> & {
    query(conceptId: string): UseQueryOptions<Data, Error, Data, Key>;
  };
  /** The section in waiting, where it has another shape than is usual for it. */
  skeleton?: ComponentType<{ label?: string }>;
  children: (data: Data, gapAt: GapAt) => ReactNode;
}

/**
 * Shows a section when it is there, with what is missing in it and what to look at; otherwise why not, and what one can do about it. What was
 * written before stays visible.
 */
export function SectionGate<Data, Key extends QueryKey>({
  conceptId,
  section,
  skeleton: Skeleton,
  children,
}: SectionGateProps<Data, Key>) {
  const { data: concept } = useConcept(conceptId);
  const { data, error, errorUpdatedAt, isPending, isFetching, refetch } = useQuery(section.query(conceptId));
  const { generate, retry } = useReportWork(conceptId);
  const gapAt = useGapAt(conceptId, section.name);
  const isHistorical = useHistorical();
  const debug = useDebugMode() && !isHistorical;
  const state = concept?.reportStatusBySection[section.name];
  const working = state?.status === "pending" || state?.status === "waiting";

  const isOnItsWay = useOnItsWay(working, { isFetching, errorUpdatedAt });

  const waiting = (label: string) =>
    Skeleton ? <Skeleton label={label} /> : <SectionSkeleton section={section.name} label={label} />;
  const debugTool = debug && (
    <Suspense fallback={null}>
      <GenerateSection conceptId={conceptId} section={section} />
    </Suspense>
  );

  const notes = state?.notes ?? [];
  const { notices, isAwaited } = useNotices(state?.status === "outdated" || notes.length > 0);
  // What somebody reads already is not hidden, or pushed away, for a notice that comes.
  const isExplained = !useOutdated(conceptId, concept).isLoading || state?.status !== "outdated";
  const isReady = data !== undefined && !isAwaited && isExplained;
  const [isShown, setShown] = useState(isReady);
  const canShow = isReady || (data !== undefined && isShown);
  if (canShow !== isShown) setShown(canShow);

  if (canShow) {
    const gaps = gapsIn(notes);
    return (
      <>
        {debugTool}
        {working && (
          <Notice tone="caution">
            {gaps.length > 0
              ? "This section is being written. Until then you see what stands."
              : "This section is being written again. Until then you see the last version."}
          </Notice>
        )}
        {state?.status === "error" && (
          <Notice
            tone="negative"
            action={<RegenerateButton label="Retry" busy={retry.isPending} onClick={() => retry.mutate()} />}
          >
            {[section.writingFailed, state.error].filter(Boolean).join(" ") ||
              "This section could not be written again."}
          </Notice>
        )}
        {notices && state?.status === "outdated" && <notices.OutdatedNotice conceptId={conceptId} section={section} />}
        {notices && (state?.status === "complete" || state?.status === "outdated") && (
          <notices.GapNotice
            conceptId={conceptId}
            section={section.name}
            gaps={gaps}
            canRetry={state.status === "complete" && !isHistorical}
          />
        )}
        {notices && <notices.MarkNotice notes={notes} />}
        <WrittenSection conceptId={conceptId} section={section.name} data={data} gapAt={gapAt}>
          {children}
        </WrittenSection>
      </>
    );
  }
  if (data !== undefined) return waiting("Loading");
  if (working) {
    return (
      <div aria-live="polite">
        <Notice tone="caution" isWaiting>
          {state?.status === "pending"
            ? "This section is being written."
            : "This section waits for the ones it rests on."}{" "}
          You can navigate away.
        </Notice>
        {debugTool}
        {waiting("This section is being written")}
      </div>
    );
  }
  if (state?.status === "error") {
    return (
      <>
        {debugTool}
        <ErrorState
          title={section.writingFailed ?? "This section could not be written"}
          description={state.error ?? undefined}
          onRetry={() => retry.mutate()}
        />
      </>
    );
  }
  if (isHistorical && error instanceof CallFailed && error.code === "not_found")
    return <EmptyState title={section.emptyTitle} description="It had not been written when this version was saved." />;
  if (error instanceof CallFailed && error.code === "not_found") {
    if (isOnItsWay && (state?.status === "complete" || state?.status === "outdated")) return waiting("Loading");
    return (
      <>
        {debugTool}
        <EmptyState
          title={section.emptyTitle}
          description="Generating the report writes it. That may take up to 10 minutes, and you can navigate away."
          action={
            <Button loading={generate.isPending} onClick={({ detail }) => detail < 2 && generate.mutate()}>
              Generate
            </Button>
          }
        />
      </>
    );
  }
  if (error)
    return (
      <ErrorState
        title="This section could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  return isPending ? waiting("Loading") : null;
}

function RegenerateButton({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  return (
    <Button
      size="compact-md"
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden="true" />}
      loading={busy}
      onClick={({ detail }) => detail < 2 && onClick()}
    >
      {label}
    </Button>
  );
}

interface NoticeProps {
  tone: "caution" | "negative";
  /** What it says changes while one waits: it keeps the height of the longer sentence. */
  isWaiting?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

function Notice({ tone, isWaiting = false, action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} data-waiting={isWaiting || undefined} role="status">
      <p>{children}</p>
      {action}
    </div>
  );
}
