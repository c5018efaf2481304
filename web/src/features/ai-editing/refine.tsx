import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { LockDialog } from "./lock/lock-dialog.tsx";
import { MakeDialog } from "./making/make-dialog.tsx";
import { useMakeEdits } from "./making/use-make-edits.ts";
import { Marks } from "./marks/marks.tsx";
import { outdatedIn } from "./panel/outdated-banner.tsx";
import { RefinePanel } from "./panel/refine-panel.tsx";
import type { Beginning, RefineProps } from "./refine-props.ts";
import { SelectionBubble } from "./selection/selection-bubble.tsx";
import { useClearedElsewhere } from "./talk/use-cleared-elsewhere.ts";
import { useTalk } from "./talk/use-talk.ts";

/** All of editing a report with AI: the panel, the marks on the page, what can be asked of a selection, and the lock. */
export function Refine(props: RefineProps) {
  const { concept, canRefine, isOpen, onOpenChange, onShow, onMade } = props;
  const talk = useTalk(concept.uuid);
  useClearedElsewhere(concept.uuid, talk.said.length > 0);
  const make = useMakeEdits(concept.uuid, talk);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  /** The edit that is looked for on the page. */
  const [sought, setSought] = useState<string | null>(null);
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  const taken = talk.edits.filter(({ uuid }) => talk.isTaken(uuid));
  const outdates = new Set([...outdatedIn(concept), ...taken.flatMap((edit) => edit.outdates)]);

  const openEdit = (uuid: string) => {
    onOpenChange(true);
    showEdit(uuid);
  };
  const showOnPage = (uuid: string) => {
    const edit = talk.edits.find((each) => each.uuid === uuid);
    if (!edit) return;
    setSought(uuid);
    const item = edit.changes.find((change) => change.item !== null && change.kind !== "add")?.item ?? null;
    onShow(edit.section, item);
    if (window.matchMedia("(max-width: 47.99rem)").matches) onOpenChange(false);
  };
  const proceed = (updateOutdated: boolean) => {
    const sessionId = talk.editing?.session?.sessionId;
    if (!sessionId || make.isPending) return;
    make.mutate(
      { sessionId, edits: taken.map(({ uuid }) => uuid), updateOutdated },
      {
        onSuccess: (made) => {
          onMade(made, taken.length === 1 ? `edit “${taken[0]?.title}”` : `${taken.length} edits`);
          onOpenChange(false);
          void navigate({ to: "/concept" });
        },
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <>
      <LockDialog lock={talk.editing?.lock ?? null} />
      {canRefine && (
        <>
          <Marks
            edits={talk.edits}
            pageOf={props.pageOf}
            sought={sought}
            onFound={() => setSought(null)}
            onOpen={openEdit}
          />
          <SelectionBubble
            onBegin={(next) => {
              setBeginning(next);
              onOpenChange(true);
            }}
          />
        </>
      )}
      {isOpen && (
        <RefinePanel
          concept={concept}
          talk={talk}
          versionName={props.versionName}
          why={props.why}
          beginning={beginning}
          onBegun={() => setBeginning(null)}
          onClose={() => onOpenChange(false)}
          onShowEdit={showOnPage}
          onMake={() => setAsking(true)}
        />
      )}
      <MakeDialog
        opened={isAsking}
        outdated={[...outdates]}
        isBusy={make.isPending}
        onProceed={proceed}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Brings an edit into view in the panel; it may have to come first. */
function showEdit(uuid: string): void {
  requestAnimationFrame(() => {
    const card = document.getElementById(`edit-${uuid}`);
    card?.scrollIntoView({ block: "nearest" });
    card?.focus({ preventScroll: true });
  });
}
