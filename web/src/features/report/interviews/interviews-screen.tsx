import { customerProfiles } from "../customers/section.ts";
import { SectionGate } from "../frame/section-gate.tsx";
import { ProfileInterviews } from "./profile-interviews.tsx";

interface InterviewsScreenProps {
  conceptId: string;
  /** The persona's segment name. */
  persona: string | undefined;
  /** The interview that is open; the latest one when undefined. */
  interview: string | undefined;
}

/** The real interviews about a persona: what was said, what it tells, and what to ask next. */
export function InterviewsScreen({ conceptId, persona, interview }: InterviewsScreenProps) {
  return (
    <SectionGate conceptId={conceptId} section={customerProfiles}>
      {(profiles) => {
        const profile = profiles.find(({ segment }) => segment === persona) ?? profiles[0];
        return profile ? (
          <ProfileInterviews key={profile.uuid} conceptId={conceptId} profile={profile} interview={interview} />
        ) : null;
      }}
    </SectionGate>
  );
}
