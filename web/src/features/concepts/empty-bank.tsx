import { Button } from "../../design/button.tsx";
import { EmptyState } from "../../design/page/empty-state.tsx";
import type { BankSearch } from "./bank-search.ts";

const isNarrowed = (search: BankSearch) =>
  Boolean(search.search || search.status || search.createdBy || search.category);

/** Why there is nothing to list, and what one can do about it. */
export function EmptyBank({
  search,
  what,
  onAdd,
  change,
}: {
  search: BankSearch;
  what: string;
  onAdd: () => void;
  change: (next: Partial<BankSearch>) => void;
}) {
  return isNarrowed(search) ? (
    <EmptyState
      title="No data available"
      description="Nothing matches this search and these filters."
      action={
        <Button
          variant="default"
          onClick={() => change({ search: undefined, status: undefined, createdBy: undefined, category: undefined })}
        >
          Clear search and filters
        </Button>
      }
    />
  ) : (
    <EmptyState title="No data available" description={what} action={<Button onClick={onAdd}>Plant a seed</Button>} />
  );
}
