import { createFileRoute } from "@tanstack/react-router";
import { BankScreen } from "../../../../features/concepts/bank-screen.tsx";
import { bankSearch } from "../../../../features/concepts/bank-search.ts";

export const Route = createFileRoute("/_private/_workspace/concept/drafts")({
  validateSearch: bankSearch,
  component: () => <BankScreen tab="drafts" search={Route.useSearch()} />,
});
