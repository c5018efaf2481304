import type { GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import styles from "./concept-detail.module.css";
import { addItem, type ConceptEdit, type ConceptListName, moveItem, partLabels } from "./concept-edit.ts";
import { ConceptItemRow } from "./concept-item-row.tsx";

interface ConceptItemsProps {
  concept: GeneratedConcept;
  name: ConceptListName;
  onEdit: (change: ConceptEdit) => void;
  /** Below the heading: what the list rests on. */
  sources: ReactNode;
}

const itemsMax = 20;

/** A list of a concept: items are changed, added, removed and put in order. */
export function ConceptItems({ concept, name, onEdit, sources }: ConceptItemsProps) {
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState("");
  const items = concept[name];
  const change = (next: typeof items) => onEdit({ [name]: next });
  /** The focus follows what a button did, once it is drawn: to the first of these that is there. */
  const focusOn = (...selectors: string[]) =>
    requestAnimationFrame(() => {
      const section = list.current?.parentElement;
      const found = selectors.map((selector) => section?.querySelector<HTMLElement>(selector)).find(Boolean);
      found?.focus();
    });
  const move = (index: number, step: -1 | 1) => {
    const place = index + 1 + step;
    change(moveItem(items, index, step));
    setNews(`Moved to place ${place} of ${items.length}.`);
    focusOn(`li:nth-child(${place}) [data-move="${step}"]:enabled`, `li:nth-child(${place}) [data-move]:enabled`);
  };
  const remove = (index: number) => {
    change(items.toSpliced(index, 1));
    setNews("Removed.");
    focusOn(`li:nth-child(${Math.min(index + 1, items.length - 1)}) [data-remove]`, "[data-add]");
  };

  return (
    <section className={styles.items} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.itemsTitle}>
        {partLabels[name]}
      </h2>
      {sources}
      <ol ref={list}>
        {items.map((item, index) => (
          <ConceptItemRow
            key={item.order}
            item={item}
            position={index + 1}
            count={items.length}
            fixed={concept.isSaved}
            onChange={(description) => change(items.with(index, { ...item, description }))}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {items.length === 0 && <p className={styles.none}>None yet</p>}
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {!concept.isSaved && items.length < itemsMax && (
        <Button
          variant="subtle"
          size="compact-md"
          data-add
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => {
            change(addItem(items));
            focusOn("li:last-child textarea");
          }}
        >
          Add
          <span className="visually-hidden"> to {partLabels[name].toLowerCase()}</span>
        </Button>
      )}
    </section>
  );
}
