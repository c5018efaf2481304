import { useState } from "react";
import { AddSourceForm } from "./adding/add-source-form.tsx";
import type { EvidenceAt } from "./address/use-open-evidence.ts";
import styles from "./evidence-parts.module.css";
import type { EvidenceView, ShownSource } from "./evidence-query.ts";
import { type EvidenceTab, EvidenceTabs } from "./evidence-tabs.tsx";
import { OverviewFooter } from "./overview/overview-footer.tsx";
import { OverviewPanel } from "./overview/overview-panel.tsx";
import { KeptCopy } from "./sources/kept-copy.tsx";
import { SourcesFooter } from "./sources/sources-footer.tsx";
import { SourcesPanel } from "./sources/sources-panel.tsx";
import { useVerdicts } from "./verdicts/use-verdicts.ts";

interface EvidencePartsProps {
  conceptId: string;
  at: EvidenceAt;
  view: EvidenceView;
  onClose: (then?: () => void) => void;
}

/** What takes the place of the tabs for a while. */
type Aside = { kind: "copy"; source: ShownSource } | { kind: "add"; claim: string };

/** The two tabs of the evidence, and in their place the kept copy of a source or the form for another one. */
export function EvidenceParts({ conceptId, at, view, onClose }: EvidencePartsProps) {
  const [tab, setTab] = useState<EvidenceTab>("overview");
  const [aside, setAside] = useState<Aside | null>(null);
  /** The source that a number led to; every jump is another one. */
  const [jump, setJump] = useState<{ number: number } | null>(null);
  const verdicts = useVerdicts(conceptId, at);

  const showSource = (number: number) => {
    setTab("sources");
    setJump({ number });
  };
  const addSource = (claim: string) => setAside({ kind: "add", claim });
  const leave = () => {
    setAside(null);
    if (aside?.kind === "copy") setJump({ number: aside.source.number });
  };

  const said = (
    <p className="visually-hidden" role="status">
      {verdicts.said}
    </p>
  );
  if (aside?.kind === "copy")
    return (
      <>
        <KeptCopy source={aside.source} onBack={leave} />
        {said}
      </>
    );
  if (aside?.kind === "add")
    return (
      <>
        <AddSourceForm view={view} claim={aside.claim} verdicts={verdicts} onDone={leave} />
        {said}
      </>
    );
  return (
    <EvidenceTabs
      tab={tab}
      onChoose={(chosen) => {
        setTab(chosen);
        setJump(null);
      }}
      sources={view.sources.length}
      footer={
        <footer className={styles.footer}>
          {tab === "overview" ? (
            <OverviewFooter view={view} onClose={onClose} />
          ) : (
            <SourcesFooter view={view} onAdd={() => addSource("")} />
          )}
        </footer>
      }
    >
      {tab === "overview" ? (
        <OverviewPanel
          conceptId={conceptId}
          view={view}
          verdicts={verdicts}
          onShowSource={showSource}
          onAddSource={addSource}
        />
      ) : (
        <SourcesPanel
          view={view}
          jump={jump}
          verdicts={verdicts}
          onRead={(source) => setAside({ kind: "copy", source })}
          onAdd={() => addSource("")}
        />
      )}
      {said}
    </EvidenceTabs>
  );
}
