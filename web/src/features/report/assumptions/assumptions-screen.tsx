import type { AssumptionCategory, AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { useState } from "react";
import { OriginBadge } from "../../../design/origin-badge.tsx";
import { SectionGate } from "../frame/section-gate.tsx";
import { AssumptionItem } from "./assumption-item.tsx";
import styles from "./assumptions-screen.module.css";
import { CategoryCards } from "./category-cards.tsx";
import { PriorityMap } from "./priority-map.tsx";
import { assumptions } from "./section.ts";

/** What must be true for the concept to work, one category at a time. */
export function AssumptionsScreen({ conceptId }: { conceptId: string }) {
  return (
    <SectionGate conceptId={conceptId} section={assumptions}>
      {(list) => <Assumptions list={list} />}
    </SectionGate>
  );
}

function Assumptions({ list }: { list: AssumptionList }) {
  const [category, setCategory] = useState<AssumptionCategory>("Desirability");
  const shown = list.results.filter((assumption) => assumption.category === category);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <CategoryCards metrics={list.categoryMetrics} selected={category} onSelect={setCategory} />
        <PriorityMap assumptions={list.results} />
      </div>
      <section aria-live="polite">
        <header className={styles.header}>
          <h2>{category}</h2>
          <OriginBadge origin={shown[0]?.origin} />
        </header>
        {shown.length === 0 ? (
          <p className={styles.none}>No assumptions in this category.</p>
        ) : (
          <ul className={styles.list}>
            {shown.map((assumption) => (
              <AssumptionItem key={assumption.uuid} assumption={assumption} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
