import type { AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionPages } from "@seedbed/contract/report/assumptions/words";
import { useState } from "react";
import { Card } from "../../../../design/card.tsx";
import { useLinkedName } from "../../plain/use-linked-item.ts";
import { AddAssumption } from "../add-assumption.tsx";
import screen from "../assumptions-screen.module.css";
import { AssumptionEditing } from "../changing/assumption-editing.tsx";
import { PriorityMap } from "../priority-map.tsx";
import { useSoughtItem } from "../use-sought-item.ts";
import { WriteAnew } from "../write-anew.tsx";
import { AssumptionsTable } from "./assumptions-table.tsx";
import styles from "./classic-assumptions.module.css";
import { TestingOverview } from "./testing-overview.tsx";

/** The assumptions on one page: how far they are tested, what to test first, all of them in a table, and the tests. */
export function ClassicAssumptions({ conceptId, list }: { conceptId: string; list: AssumptionList }) {
  const linked = useLinkedName();
  const [chosen, setChosen] = useState(linked);
  const [page, setPage] = useState(() => pageOf(list, linked));
  const seek = useSoughtItem();
  const goTo = (uuid: string) => {
    setChosen(uuid);
    setPage(pageOf(list, uuid));
    seek(uuid);
  };
  return (
    <AssumptionEditing conceptId={conceptId} onAdded={goTo}>
      <div className={styles.page}>
        <div className={styles.top}>
          <TestingOverview list={list} />
          <PriorityMap assumptions={list.results} onChoose={goTo} />
        </div>
        <section>
          <header className={screen.header}>
            <h2>Assumptions</h2>
            <AddAssumption category={list.results[0]?.category ?? "Desirability"} origin={list.results[0]?.origin} />
          </header>
          {list.results.length === 0 ? (
            <p className={screen.none}>No key assumptions found for this concept.</p>
          ) : (
            <AssumptionsTable
              assumptions={list.results}
              {...{ page, chosen }}
              onPage={setPage}
              onChoose={(uuid) => setChosen(uuid === chosen ? undefined : uuid)}
            />
          )}
          <WriteAnew conceptId={conceptId} />
        </section>
        <Card title="Tests">
          <p className={screen.none}>
            No tests yet. Once assumptions can be put to the test in Seedbed, what each test found stands here.
          </p>
        </Card>
      </div>
    </AssumptionEditing>
  );
}

/** The page of the table on which an assumption stands; one that is still on its way comes last. */
function pageOf({ results }: AssumptionList, uuid: string | undefined): number {
  if (uuid === undefined) return 1;
  const index = results.findIndex((assumption) => assumption.uuid === uuid);
  return index < 0
    ? Math.ceil((results.length + 1) / assumptionPages.list)
    : Math.floor(index / assumptionPages.list) + 1;
}
