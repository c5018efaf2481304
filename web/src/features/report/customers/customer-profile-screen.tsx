import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SectionGate } from "../frame/section-gate.tsx";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { summariesQuery } from "../overview/summaries-query.ts";
import { ExecutiveSummary } from "../plain/executive-summary.tsx";
import { useOnce } from "../plain/use-once.ts";
import { Personas } from "./personas/personas.tsx";
import { customerProfiles } from "./section.ts";

interface CustomerProfileScreenProps {
  conceptId: string;
  /** The persona's segment name. */
  persona: string | undefined;
  /** What stands beside a profile, such as a conversation with the persona. */
  aside?: (profile: CustomerProfile) => ReactNode;
  /** The way to the real interviews of a profile, below its signals. */
  interviews?: (profile: CustomerProfile) => ReactNode;
}

export function CustomerProfileScreen({ conceptId, ...personas }: CustomerProfileScreenProps) {
  const summaries = useQuery(summariesQuery(conceptId));
  // Both arrive together, or the summary would push away the profiles that are read already.
  const hasArrived = useOnce(!summaries.isLoading);
  return (
    <SectionGate conceptId={conceptId} section={customerProfiles}>
      {(profiles, gapAt) =>
        hasArrived ? (
          <>
            <ExecutiveSummary conceptId={conceptId} field="customerProfiles" read={summaries} />
            <Personas {...personas} conceptId={conceptId} profiles={profiles} gapAt={gapAt} />
          </>
        ) : (
          <SectionSkeleton section="customerProfiles" label="Loading" />
        )
      }
    </SectionGate>
  );
}
