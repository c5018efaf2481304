import { createFileRoute } from "@tanstack/react-router";
import { CustomerProfileScreen } from "../../../../../features/report/customers/customer-profile-screen.tsx";
import { customerProfileSearch } from "../../../../../features/report/customers/customer-profile-search.ts";

export const Route = createFileRoute("/_private/_workspace/concept/$id/customer-profile")({
  validateSearch: customerProfileSearch,
  component: () => <CustomerProfileScreen conceptId={Route.useParams().id} persona={Route.useSearch().persona} />,
});
