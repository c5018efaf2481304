import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { CustomerProfileScreen } from "../../../../../features/report/customers/customer-profile-screen.tsx";
import { customerProfileSearch } from "../../../../../features/report/customers/customer-profile-search.ts";
import { SectionSkeleton } from "../../../../../features/report/frame/skeletons/section-skeleton.tsx";
import { InterviewsLink } from "../../../../../features/report/interviews/interviews-link.tsx";

const InterviewsScreen = lazy(() =>
  import("../../../../../features/report/interviews/interviews-screen.tsx").then((module) => ({
    default: module.InterviewsScreen,
  })),
);

export const Route = createFileRoute("/_private/_workspace/concept/$id/customer-profile")({
  validateSearch: customerProfileSearch,
  component: () => {
    const { id } = Route.useParams();
    const { persona, view, interview } = Route.useSearch();
    if (view === "interviews")
      return (
        <Suspense fallback={<SectionSkeleton section="customerProfiles" label="Loading" />}>
          <InterviewsScreen conceptId={id} persona={persona} interview={interview} />
        </Suspense>
      );
    return (
      <CustomerProfileScreen
        conceptId={id}
        persona={persona}
        interviews={(profile) => <InterviewsLink conceptId={id} profile={profile} />}
      />
    );
  },
});
