import { Modal, TextInput } from "@mantine/core";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { isComposing } from "../../../../design/text/is-composing.ts";
import styles from "./find-dialog.module.css";
import { excerptOf } from "./find-words.ts";
import { type Hit, SectionHits } from "./section-hits.tsx";
import { useReportTexts } from "./use-report-texts.ts";

interface FindDialogProps {
  conceptId: string;
  opened: boolean;
  onClose: () => void;
}

/** Searches the texts of a whole report and leads to where they stand. */
export function FindDialog({ conceptId, opened, onClose }: FindDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Find in report"
      size={640}
      yOffset="8vh"
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ title: styles.title }}
    >
      <Find conceptId={conceptId} onClose={onClose} />
    </Modal>
  );
}

function Find({ conceptId, onClose }: Omit<FindDialogProps, "opened">) {
  const [words, setWords] = useState("");
  const { texts, isLoading } = useReportTexts(conceptId);
  const list = useRef<HTMLDivElement>(null);
  const hits = texts.flatMap((text): Hit[] => {
    const excerpt = excerptOf(text.text, words);
    return excerpt ? [{ ...text, excerpt }] : [];
  });
  const bySection = [...Map.groupBy(hits, ({ section }) => section)];

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  };
  const openFirst = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isComposing(event)) list.current?.querySelector("a")?.click();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk from the field through the hits, which are links
    <div className={styles.find} onKeyDown={walk}>
      <TextInput
        aria-label="Words to find"
        placeholder="A word or a few, as they stand in the report"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={openFirst}
        data-autofocus
      />
      <p className={styles.count} role="status">
        {countInWords(words, hits.length, isLoading)}
      </p>
      <div ref={list} className={styles.hits}>
        {bySection.map(([section, found]) => (
          <SectionHits key={section} conceptId={conceptId} section={section} hits={found} onOpen={onClose} />
        ))}
      </div>
    </div>
  );
}

function countInWords(words: string, count: number, isLoading: boolean): string {
  if (!words.trim()) return "Enter opens the first hit, arrows walk through them.";
  const found = count === 0 ? "Nothing found" : `Found in ${count} ${count === 1 ? "text" : "texts"}`;
  return isLoading ? `${found}; sections are still being loaded` : found;
}
