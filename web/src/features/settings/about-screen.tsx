import { useDocumentTitle } from "../../shell/document-title.ts";
import { useSession } from "../../transport/session.ts";
import { AppearanceCard } from "./appearance-card.tsx";
import { LabsCard } from "./labs-card.tsx";
import { ProfileCard } from "./profile-card.tsx";

export function AboutScreen() {
  useDocumentTitle("About you");
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <ProfileCard user={user} />
      <AppearanceCard />
      <LabsCard />
    </>
  );
}
