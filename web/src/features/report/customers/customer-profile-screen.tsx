import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { Navigate, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PillTabs } from "../../../design/page/pill-tabs.tsx";
import { SectionGate } from "../frame/section-gate.tsx";
import styles from "./profile-view.module.css";
import { ProfileView } from "./profile-view.tsx";
import { customerProfiles } from "./section.ts";

interface CustomerProfileScreenProps {
  conceptId: string;
  /** The persona's segment name. */
  persona: string | undefined;
  /** What stands beside a profile, such as a conversation with the persona. */
  aside?: (profile: CustomerProfile) => ReactNode;
}

export function CustomerProfileScreen({ conceptId, persona, aside }: CustomerProfileScreenProps) {
  const navigate = useNavigate();
  const go = (segment: string) =>
    void navigate({ to: "/concept/$id/customer-profile", params: { id: conceptId }, search: { persona: segment } });
  return (
    <SectionGate conceptId={conceptId} section={customerProfiles}>
      {(profiles, gapAt) => {
        const shown = profiles.find((profile) => profile.segment === persona);
        const first = profiles[0];
        if (!shown && first)
          return (
            <Navigate
              to="/concept/$id/customer-profile"
              params={{ id: conceptId }}
              search={{ persona: first.segment }}
              replace
            />
          );
        if (!shown) return null;
        return (
          <>
            <PillTabs
              label="Personas"
              tabs={profiles.map((profile) => ({ value: profile.segment, label: profile.segment }))}
              value={shown.segment}
              onChange={go}
            />
            <div className={styles.body}>
              {aside?.(shown)}
              <ProfileView profile={shown} gapAt={(task) => gapAt(`${task}:persona-${profiles.indexOf(shown) + 1}`)} />
            </div>
          </>
        );
      }}
    </SectionGate>
  );
}
