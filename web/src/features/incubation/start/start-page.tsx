import type { SeedType } from "@seedbed/contract/incubation/schemas";
import { totalSteps } from "@seedbed/rules/questionnaire/steps";
import { IconCompass, IconSeedling } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Page } from "../../../design/page/page.tsx";
import { PageHeader } from "../../../design/page/page-header.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { useSession } from "../../../transport/session.ts";
import { useQuestionnaires } from "../seed/use-seed.ts";
import { StartCard } from "./start-card.tsx";
import styles from "./start-page.module.css";
import { usePlantSeed } from "./use-plant-seed.ts";

const cards = [
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    title: "Expand An Existing Idea",
    lead: "You have an idea in mind and want to see what it could become.",
    asks: [
      "What it is and who it is for",
      "What hurts these people today",
      "How it could pay off, and within which limits",
    ],
    Icon: IconSeedling,
  },
  {
    type: "IDENTIFY_NEW_OPPORTUNITIES",
    title: "Identify New Opportunities",
    lead: "You know a field and look for what your company could do next in it, and why.",
    asks: [
      "The field, and whose problems count",
      "What is changing there",
      "Your strengths, and what an opportunity should bring",
    ],
    Icon: IconCompass,
  },
] as const satisfies readonly { type: SeedType; [other: string]: unknown }[];

/** Where a seed is planted: with an idea, or in search of one. */
export function StartPage() {
  useDocumentTitle("Generate New Ideas");
  const { data: questionnaires } = useQuestionnaires();
  const hasSeeds = useSession()?.account?.hasSeeds ?? false;
  const { plant, planting } = usePlantSeed();
  return (
    <Page>
      <PageHeader eyebrow="Plant a seed" title="Generate New Ideas" />
      <p className={styles.intro}>
        A few questions, with suggestions where you want them. Then four concepts to choose from, change and test.
      </p>
      <ul className={styles.cards}>
        {cards.map((card) => {
          const questionnaire = questionnaires?.find(({ type }) => type === card.type);
          return (
            <StartCard
              key={card.type}
              {...card}
              steps={questionnaire && totalSteps(questionnaire)}
              comingSoon={questionnaires !== undefined && !questionnaire}
              busy={planting === card.type}
              onStart={() => plant(card.type)}
            />
          );
        })}
      </ul>
      {hasSeeds && (
        <p className={styles.drafts}>
          Begun before? Your seeds are in <Link to="/concept/drafts">Drafts</Link>.
        </p>
      )}
    </Page>
  );
}
