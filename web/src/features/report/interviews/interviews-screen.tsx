import { personaAddress, personaAt } from "../customers/persona-address.ts";
import { customerProfiles } from "../customers/section.ts";
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
