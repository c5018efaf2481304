import { EmptyState } from "../../../design/page/empty-state.tsx";
import { personaAddress, personaAt } from "../customers/persona-address.ts";
import { customerProfiles } from "../customers/section.ts";
import { useHistorical } from "../frame/historical.ts";
import { SectionGate } from "../frame/section-gate.tsx";
import { ProfileInterviews } from "./profile-interviews.tsx";

interface InterviewsScreenProps {
  conceptId: string;
  /** As the address names it: its segment, or its uuid. */
  persona: string | undefined;
  /** The interview that is open; the latest one when undefined. */
  interview: string | undefined;
}

/** The real interviews about a persona: what was said, what it tells, and what to ask next. */
export function InterviewsScreen({ conceptId, persona, interview }: InterviewsScreenProps) {
  if (useHistorical())
    return (
      <EmptyState
        title="Interviews are no part of a version"
        description="They stand beside the report, whichever version of it is shown."
      />
    );
  return (
    <SectionGate conceptId={conceptId} section={customerProfiles}>
      {(profiles) => {
        const profile = personaAt(persona, profiles) ?? profiles[0];
        return profile ? (
          <ProfileInterviews
            key={profile.uuid}
            conceptId={conceptId}
            profile={profile}
            persona={personaAddress(profile, profiles)}
            interview={interview}
          />
        ) : null;
      }}
    </SectionGate>
  );
}
