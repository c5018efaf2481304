import { SeedScreen } from "./seed/seed-screen.tsx";
import { StartPage } from "./start/start-page.tsx";

/** The start page, or the seed that is named. */
export function IncubateScreen({ seedUuid }: { seedUuid?: string | undefined }) {
  return seedUuid ? <SeedScreen key={seedUuid} seedUuid={seedUuid} /> : <StartPage />;
}
