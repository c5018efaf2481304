import { IconDownload } from "@tabler/icons-react";
import { Button } from "../../../design/button.tsx";
import type { BankSearch } from "../bank-search.ts";
import { useExportConcepts } from "./use-export-concepts.ts";

/** Saves the whole list, every page of it, as a table for spreadsheets. */
export function ExportListButton({ search }: { search: BankSearch }) {
  const exporting = useExportConcepts();
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconDownload size={15} aria-hidden="true" />}
      loading={exporting.isPending}
      // The second of two quick clicks comes before the button shows that it is busy.
      onClick={({ detail }) => detail < 2 && exporting.mutate({ search })}
    >
      Export list as CSV
    </Button>
  );
}
