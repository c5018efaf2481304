import type { AssumptionCategory, AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionPages } from "@seedbed/contract/report/assumptions/words";
import { useState } from "react";
import { Pagination } from "../../../design/page/pagination.tsx";
import { useLinkedName } from "../plain/use-linked-item.ts";
import { AddAssumption } from "./add-assumption.tsx";
import { AssumptionItem } from "./assumption-item.tsx";
import styles from "./assumptions-screen.module.css";
import { CategoryCards } from "./category-cards.tsx";
import { CategoryFacts } from "./category-facts.tsx";
import { AssumptionEditing } from "./changing/assumption-editing.tsx";
import { PriorityMap } from "./priority-map.tsx";
import { useSoughtItem } from "./use-sought-item.ts";
import { WriteAnew } from "./write-anew.tsx";

/** The assumptions one category at a time, with what is validated of each and what to test first. */
export function AssumptionsByCategory({ conceptId, list }: { conceptId: string; list: AssumptionList }) {
  const linked = useLinkedName();
  const [place, setPlace] = useState(
    () => placeOf(list, linked) ?? { category: list.results[0]?.category ?? first, page: 1 },
  );
  // Where the address leads to another one.
  const [followed, setFollowed] = useState(linked);
  if (followed !== linked) {
    setFollowed(linked);
    setPlace(placeOf(list, linked) ?? place);
  }
  const seek = useSoughtItem();
  const { category } = place;
  const inCategory = list.results.filter((assumption) => assumption.category === category);
  const numberOfPages = Math.max(1, Math.ceil(inCategory.length / assumptionPages.report));
  const page = Math.min(place.page, numberOfPages);
  const shown = inCategory.slice((page - 1) * assumptionPages.report, page * assumptionPages.report);
  const goTo = (uuid: string, added?: AssumptionCategory) => {
    setPlace(placeOf(list, uuid) ?? { category: added ?? category, page: Number.POSITIVE_INFINITY });
    seek(uuid);
  };
  return (
    <AssumptionEditing conceptId={conceptId} onAdded={goTo}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <CategoryCards
            metrics={list.categoryMetrics}
            selected={category}
            onSelect={(chosen) => setPlace({ category: chosen, page: 1 })}
          />
          <PriorityMap assumptions={list.results} onChoose={goTo} />
        </div>
        <section aria-live="polite">
          <header className={styles.header}>
            <h2>{category}</h2>
            <AddAssumption category={category} origin={shown[0]?.origin} />
          </header>
          {list.count === 0 && <p className={styles.none}>No key assumptions found for this concept.</p>}
          {list.count > 0 && shown.length === 0 && <p className={styles.none}>No assumptions in this category.</p>}
          {shown.length > 0 && (
            <>
              <CategoryFacts metrics={list.categoryMetrics[category]} />
              <ul className={styles.list}>
                {shown.map((assumption) => (
                  <AssumptionItem key={assumption.uuid} assumption={assumption} />
                ))}
              </ul>
            </>
          )}
          {numberOfPages > 1 && (
            <Pagination
              page={page}
              numberOfPages={numberOfPages}
              onPage={(next) => setPlace({ category, page: next })}
            />
          )}
          <WriteAnew conceptId={conceptId} />
        </section>
      </div>
    </AssumptionEditing>
  );
}

const first = "Desirability" as const;

/** Where an assumption stands; undefined for what is none of them. */
function placeOf(list: AssumptionList, uuid: string | undefined) {
  const category = list.results.find((assumption) => assumption.uuid === uuid)?.category;
  if (category === undefined) return undefined;
  const index = list.results
    .filter((assumption) => assumption.category === category)
    .findIndex((assumption) => assumption.uuid === uuid);
  return { category, page: Math.floor(index / assumptionPages.report) + 1 };
}
