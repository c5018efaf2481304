import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { CustomerProfileScreen } from "../../../../../features/report/customers/customer-profile-screen.tsx";
import { customerProfileSearch } from "../../../../../features/report/customers/customer-profile-search.ts";
import { SectionSkeleton } from "../../../../../features/report/frame/skeletons/section-skeleton.tsx";
import { ChatAside } from "./-talk/chat-aside.tsx";

const TalkPage = lazy(() => import("./-talk/talk-page.tsx").then((module) => ({ default: module.TalkPage })));

export const Route = createFileRoute("/_private/_workspace/concept/$id/customer-profile")({
  validateSearch: customerProfileSearch,
  component: () => {
    const { id } = Route.useParams();
    const { persona, view, conversation } = Route.useSearch();
    if (view === "conversation" || view === "several")
      return (
        <Suspense fallback={<SectionSkeleton section="customerProfiles" label="Loading" />}>
          <TalkPage conceptId={id} view={view} persona={persona} conversation={conversation} />
        </Suspense>
      );
    return (
      <CustomerProfileScreen
        conceptId={id}
        persona={persona}
        aside={(profile) => <ChatAside conceptId={id} profile={profile} />}
      />
    );
  },
});
