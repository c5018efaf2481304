import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { ReactNode } from "react";
import { SectionGate } from "../frame/section-gate.tsx";
import { ExecutiveSummary } from "../plain/executive-summary.tsx";
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
  return (
    <SectionGate conceptId={conceptId} section={customerProfiles}>
      {(profiles, gapAt) => (
        <>
          <ExecutiveSummary conceptId={conceptId} field="customerProfiles" />
          <Personas {...personas} conceptId={conceptId} profiles={profiles} gapAt={gapAt} />
        </>
      )}
    </SectionGate>
  );
}
