import { IconPlus, IconSeedling } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/page/empty-state.tsx";
import { ErrorState } from "../../design/page/error-state.tsx";
import { Page } from "../../design/page/page.tsx";
import { PageHeader } from "../../design/page/page-header.tsx";
import { PageSkeleton } from "../../design/page/page-skeleton.tsx";
import { CompanyLogo } from "../../shell/company-logo.tsx";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { sentenceOf } from "../../transport/failure.ts";
import { useSession } from "../../transport/session.ts";
import { ActiveConceptsChart } from "./active-concepts-chart.tsx";
import styles from "./dashboard-screen.module.css";
import { IntroCard } from "./intro-card.tsx";
import { OpportunityCard } from "./opportunity-card.tsx";
import { Scorecard } from "./scorecard.tsx";
import { type DashboardData, useDashboard } from "./use-dashboard.ts";

/** Home: how many concepts stand where, and what they may bring. */
export function DashboardScreen() {
  useDocumentTitle("Dashboard");
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useDashboard();
  const addConcept = () => void navigate({ to: "/concept/incubate" });
  if (isPending) return <PageSkeleton label="Loading the dashboard" cards={4} />;
  return (
    <Page>
      <PageHeader
        eyebrow="Dashboard"
        title={<AccountName />}
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={addConcept}>
            Add Concept
          </Button>
        }
      />
      {data ? (
        <Cards details={data.conceptDetails} onAdd={addConcept} onBank={() => void navigate({ to: "/concept" })} />
      ) : (
        <ErrorState
          title="The dashboard could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function AccountName() {
  const account = useSession()?.account;
  if (!account) return null;
  return (
    <span className={styles.account}>
      <CompanyLogo name={account.name} domain={account.domain} />
      {account.name}
    </span>
  );
}

interface CardsProps {
  details: DashboardData["conceptDetails"];
  onAdd: () => void;
  onBank: () => void;
}

function Cards({ details, onAdd, onBank }: CardsProps) {
  const { count, potentialOpportunitySize } = details;
  if (count.total === 0) {
    return (
      <div className={styles.empty}>
        <Card>
          <EmptyState
            icon={<IconSeedling size={40} stroke={1.4} aria-hidden="true" />}
            title="Plant your first seed"
            description="Answer a few questions about an idea. You get concepts to choose from, and a report for each that shows what it rests on."
            action={<Button onClick={onAdd}>Plant a seed</Button>}
          />
        </Card>
        <IntroCard />
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      <Scorecard counts={count} />
      <OpportunityCard size={potentialOpportunitySize} />
      <IntroCard />
      <Card
        title="Active Concepts"
        aside={
          <Button variant="default" onClick={onBank}>
            Go to Concept Bank
          </Button>
        }
      >
        <ActiveConceptsChart counts={count} />
      </Card>
    </div>
  );
}
