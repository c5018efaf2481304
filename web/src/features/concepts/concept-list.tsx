import { useLatePart } from "../../design/late/late-part.ts";
import { BankList } from "./bank-list.tsx";
import type { BankSearch } from "./bank-search.ts";
import { BankTable } from "./bank-table.tsx";
import { useConceptActions } from "./concept-actions.ts";
import { ConceptRow } from "./concept-row.tsx";
import { EmptyBank } from "./empty-bank.tsx";
import { selectionBar } from "./late-parts.ts";
import { ExportListButton } from "./selection/export-list-button.tsx";
import { SelectAllBox } from "./selection/select-box.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { useSimilarRows } from "./similar/use-similar.ts";
import { type BankConcept, useConcepts } from "./use-concepts.ts";

const columns = [
  { label: "Concept", sort: "title" },
  { label: "Status", sort: "status" },
  { label: "Created by" },
  { label: "Created", sort: "createdAt" },
  { label: "Report" },
  { label: "Report action", hidden: true },
  { label: "More", hidden: true },
] as const;

interface ConceptListProps {
  search: BankSearch;
  change: (next: Partial<BankSearch>) => void;
  onAdd: () => void;
}

/** The concepts of the search; several can be chosen and compared, exported or archived together. */
export function ConceptList({ search, change, onAdd }: ConceptListProps) {
  const concepts = useConcepts(search);
  return (
    <BankList
      query={concepts}
      what="concepts"
      empty={
        <EmptyBank
          search={search}
          what="Concepts are ideas worked out: a report, its numbers and its assumptions."
          onAdd={onAdd}
          change={change}
        />
      }
      page={search.page ?? 1}
      onPage={(page) => change({ page })}
      actions={<ExportListButton search={search} />}
    >
      {(rows, busy) => <Concepts concepts={rows} busy={busy} search={search} change={change} />}
    </BankList>
  );
}

interface ConceptsProps extends Omit<ConceptListProps, "onAdd"> {
  concepts: BankConcept[];
  busy: boolean;
}

function Concepts({ concepts, busy, search, change }: ConceptsProps) {
  const actions = useConceptActions();
  const ids = concepts.map(({ uuid }) => uuid);
  const selection = useSelection(
    ids,
    JSON.stringify([search.search, search.status, search.createdBy, search.category]),
  );
  const bar = useLatePart(selectionBar, selection.ids.size > 0);
  const similarById = useSimilarRows(ids);
  return (
    <>
      <BankTable
        caption="Concepts"
        columns={columns}
        sort={search.sort ?? "-createdAt"}
        onSort={(sort) => change({ sort })}
        busy={busy}
        selectAll={<SelectAllBox selection={selection} shown={ids} />}
      >
        {concepts.map((concept) => (
          <ConceptRow
            key={concept.uuid}
            concept={concept}
            actions={actions}
            selection={selection}
            similar={similarById.get(concept.uuid)}
          />
        ))}
      </BankTable>
      {bar && selection.ids.size > 0 && <bar.SelectionBar selection={selection} />}
    </>
  );
}
