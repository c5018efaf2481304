import { Button } from "../../../../design/button.tsx";
import type { Concept } from "../../frame/use-concept.ts";
import styles from "./upgrade-banner.module.css";
import { useUpgrade } from "./use-upgrade.ts";

interface UpgradeBannerProps {
  conceptId: string;
  concept: Pick<Concept, "isHistoricalVersion" | "reportStatusBySection">;
}

/** Offers the newest form of the overview to a concept that has an earlier one. */
export function UpgradeBanner({ conceptId, concept }: UpgradeBannerProps) {
  const { busy, upgrade } = useUpgrade(conceptId);
  const { status } = concept.reportStatusBySection.overview;
  const working = status === "pending" || status === "waiting";
  // What stood at an earlier moment is looked at, not changed.
  if (concept.isHistoricalVersion) return null;
  return (
    <section className={styles.banner} aria-labelledby="upgrade-overview">
      <div>
        <h2 id="upgrade-overview" className={styles.title}>
          A newer overview is there
        </h2>
        <p>
          {working
            ? "The overview is being written. Once it is there, you can move to the newer one."
            : "It says in one look for whom the concept is, how big it is, what speaks for and against it, and what to do next. The overview is written again for it, which may take up to 10 minutes."}
        </p>
      </div>
      <Button loading={busy} disabled={working} onClick={upgrade}>
        Upgrade overview
      </Button>
    </section>
  );
}
