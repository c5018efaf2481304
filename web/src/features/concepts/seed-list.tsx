import { BankList } from "./bank-list.tsx";
import type { BankSearch } from "./bank-search.ts";
import { BankTable } from "./bank-table.tsx";
import { EmptyBank } from "./empty-bank.tsx";
import { useSeedActions } from "./seed-actions.ts";
import { SeedRow } from "./seed-row.tsx";
import { useSimilarRows } from "./similar/use-similar.ts";
import { type BankSeed, useSeeds } from "./use-concepts.ts";

const columns = [
  { label: "Seed" },
  { label: "Type", sort: "type" },
  { label: "Status", sort: "status" },
  { label: "Created by" },
  { label: "Updated", sort: "updatedAt" },
  { label: "Continue", hidden: true },
  { label: "More", hidden: true },
] as const;

interface SeedListProps {
  search: BankSearch;
  change: (next: Partial<BankSearch>) => void;
  onAdd: () => void;
}

/** The seeds of the search whose questions are still being answered. */
export function SeedList({ search, change, onAdd }: SeedListProps) {
  const seeds = useSeeds(search);
  return (
    <BankList
      query={seeds}
      what="drafts"
      empty={
        <EmptyBank
          search={search}
          what="Drafts are seeds whose questions are still being answered."
          onAdd={onAdd}
          change={change}
        />
      }
      page={search.page ?? 1}
      onPage={(page) => change({ page })}
    >
      {(rows, busy) => (
        <BankTable
          caption="Draft seeds"
          columns={columns}
          sort={search.sort ?? "-createdAt"}
          onSort={(sort) => change({ sort })}
          busy={busy}
        >
          <SeedRows seeds={rows} />
        </BankTable>
      )}
    </BankList>
  );
}

function SeedRows({ seeds }: { seeds: BankSeed[] }) {
  const actions = useSeedActions();
  const similarById = useSimilarRows(seeds.map(({ uuid }) => uuid));
  return seeds.map((seed) => (
    <SeedRow key={seed.uuid} seed={seed} actions={actions} similar={similarById.get(seed.uuid)} />
  ));
}
