import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyPart } from "../../../../../design/late/lazy-part.ts";
import { CustomerProfileScreen } from "../../../../../features/report/customers/customer-profile-screen.tsx";
import { customerProfileSearch } from "../../../../../features/report/customers/customer-profile-search.ts";
import { SectionSkeleton } from "../../../../../features/report/frame/skeletons/section-skeleton.tsx";
import { InterviewsLink } from "../../../../../features/report/interviews/interviews-link.tsx";
import { ChatAside } from "./-talk/chat-aside.tsx";

const TalkPage = lazyPart(() => import("./-talk/talk-page.tsx").then((module) => ({ default: module.TalkPage })));
const InterviewsScreen = lazyPart(() =>
  import("../../../../../features/report/interviews/interviews-screen.tsx").then((module) => ({
    default: module.InterviewsScreen,
  })),
);

export const Route = createFileRoute("/_private/_workspace/concept/$id/customer-profile")({
  validateSearch: customerProfileSearch,
  component: () => {
    const { id } = Route.useParams();
    const { persona, view, conversation, interview } = Route.useSearch();
    if (view)
      return (
        <Suspense fallback={<SectionSkeleton section="customerProfiles" label="Loading" />}>
          {view === "interviews" ? (
            <InterviewsScreen conceptId={id} persona={persona} interview={interview} />
          ) : (
            <TalkPage conceptId={id} view={view} persona={persona} conversation={conversation} />
          )}
        </Suspense>
      );
    return (
      <CustomerProfileScreen
        conceptId={id}
        persona={persona}
        aside={(profile) => <ChatAside conceptId={id} profile={profile} />}
        interviews={(profile) => <InterviewsLink conceptId={id} profile={profile} />}
      />
    );
  },
});
