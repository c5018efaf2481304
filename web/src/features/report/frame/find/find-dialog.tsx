import { Modal, TextInput } from "@mantine/core";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { ItemLink } from "../places/item-link.tsx";
import styles from "./find-dialog.module.css";
import { type Excerpt, excerptOf } from "./find-words.ts";
import type { FoundText } from "./texts-of.ts";
import { useReportTexts } from "./use-report-texts.ts";

interface Hit extends FoundText {
  excerpt: Excerpt;
}

/** Hits that are shown of a section. */
const shownOfSection = 20;

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
  const openFirst = ({ key }: KeyboardEvent) => {
    if (key === "Enter") list.current?.querySelector("a")?.click();
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
        maxLength={200}
        data-autofocus
      />
      <p className={styles.count} role="status">
        {countInWords(words, hits.length, isLoading)}
      </p>
      <div ref={list} className={styles.hits}>
        {bySection.map(([section, found]) => (
          <section key={section}>
            <h3>
              {reportSectionLabels[section]} <span className="numerals">{found.length}</span>
            </h3>
            <ul>
              {found.slice(0, shownOfSection).map(({ item, place, label, text, excerpt }) => (
                <li key={`${item} ${label} ${text}`}>
                  <ItemLink
                    conceptId={conceptId}
                    section={section}
                    item={item}
                    place={place}
                    className={styles.hit}
                    onClick={onClose}
                  >
                    <span className={styles.label}>{label}</span>
                    <span>
                      {excerpt.before}
                      <mark>{excerpt.found}</mark>
                      {excerpt.after}
                    </span>
                  </ItemLink>
                </li>
              ))}
            </ul>
            {found.length > shownOfSection && (
              <p
                className={styles.more}
              >{`${found.length - shownOfSection} more: say more words to narrow it down.`}</p>
            )}
          </section>
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
