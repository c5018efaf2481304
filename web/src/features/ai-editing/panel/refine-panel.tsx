import { useMediaQuery } from "@mantine/hooks";
import type { Concept } from "@seedbed/contract/concepts/schemas";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { isComposing } from "../../../design/text/is-composing.ts";
import { EditList } from "../edits/edit-list.tsx";
import type { Beginning } from "../refine-props.ts";
import type { ShownTalk } from "../talk/use-talk.ts";
import type { ComposerHandle } from "./composer.tsx";
import { Composer } from "./composer.tsx";
import { EditsFooter } from "./edits-footer.tsx";
import { Messages } from "./messages.tsx";
import { OutdatedBanner } from "./outdated-banner.tsx";
import { PanelHeader } from "./panel-header.tsx";
import styles from "./refine-panel.module.css";

interface RefinePanelProps {
  concept: Concept;
  talk: ShownTalk;
  versionName: string | null;
  /** Shows on the page what an edit touches. */
  onShowEdit: (uuid: string) => void;
  /** Asks whether the edits that are taken are to be made. */
  onMake: () => void;
  /** Why sections are outdated. */
  why: ReactNode;
  /** What the person begins with, until it is taken. */
  beginning: Beginning | null;
  onBegun: () => void;
  onClose: () => void;
}

/**
 * The panel in which a report is edited with AI, 500 px wide: it docks beside the report, lies over it where there is no room for both, and fills a
 * phone. Escape closes it, and the focus returns to where it was.
 */
export function RefinePanel(props: RefinePanelProps) {
  const { concept, talk, versionName, onShowEdit, onMake, onClose, why } = props;
  const isPhone = useMediaQuery("(max-width: 47.99rem)", undefined, { getInitialValueInEffect: false });
  const panel = useRef<HTMLElement>(null);
  const composer = useRef<ComposerHandle>(null);
  useRoomBeside();
  useFocusBack(panel);
  useEffect(() => composer.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
    // Not of a dialog that stands over it.
    if (!panel.current?.contains(event.target as Node)) return;
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <section
      ref={panel}
      className={styles.panel}
      aria-label="AI editing"
      {...(isPhone ? asDialog : asAside)}
      onKeyDown={onKeyDown}
    >
      <PanelHeader talk={talk} conceptUuid={concept.uuid} onClose={onClose} />
      {/* biome-ignore lint/a11y/useSemanticElements: what scrolls is no part of the page of its own */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="What was said">
        <OutdatedBanner concept={concept} why={why} />
        <h2 className={styles.intro}>AI Editing - Describe how you want this report to change</h2>
        <Messages talk={talk} />
        <EditList talk={talk} onShow={onShowEdit} />
      </div>
      <div className={styles.footer}>
        <EditsFooter talk={talk} versionName={versionName} onMake={onMake} />
        <Composer
          ref={composer}
          conceptUuid={concept.uuid}
          talk={talk}
          beginning={props.beginning}
          onBegun={props.onBegun}
        />
      </div>
    </section>,
    document.body,
  );
}

const asAside = { role: "complementary" };
// What fills a phone is a dialog, which no aside can be.
const asDialog = { role: "dialog", "aria-modal": true };

/** The report makes room for the panel as long as it is there. */
function useRoomBeside(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.refining = "";
    return () => {
      delete dataset.refining;
    };
  }, []);
}

function useFocusBack(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !panel.current?.contains(activeElement)) return;
      const opener =
        before instanceof HTMLElement && before.isConnected && before !== document.body
          ? before
          : document.querySelector<HTMLElement>("[data-refine-button]");
      opener?.focus();
    };
  }, [panel]);
}
