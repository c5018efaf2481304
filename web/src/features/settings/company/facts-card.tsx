import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { factWords } from "../../../shell/company-facts/fact-words.ts";
import { useCompanyFacts } from "../../../shell/company-facts/use-company-facts.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import profile from "../profile-card.module.css";
import { Fact } from "../profile-facts.tsx";
import styles from "./company.module.css";
import { FactsForm } from "./facts-form.tsx";

/** What the company says of itself so that texts fit it: shown to everybody, edited by admins. */
export function FactsCard({ isAdmin }: { isAdmin: boolean }) {
  const { data: facts, error, isPending, refetch } = useCompanyFacts();
  const [editing, setEditing] = useState(false);
  const edit = isAdmin && facts && !editing && (
    <Button variant="default" size="xs" onClick={() => setEditing(true)}>
      Edit facts
    </Button>
  );
  return (
    <Card title="Facts for texts" aside={edit}>
      <p className={styles.lead}>
        All of these may stay open. Suggestions, concepts and reports that are written from now on follow them.
      </p>
      {isPending && <SkeletonLines lines={3} />}
      {!isPending && !facts && (
        <ErrorState
          title="The facts could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {facts && editing && <FactsForm facts={facts} onDone={() => setEditing(false)} />}
      {facts && !editing && (
        <dl className={profile.facts}>
          {factWords(facts).map(({ name, words }) => (
            <Fact key={name} name={name} value={words || (name === "Language of reports" ? "That of the idea" : "")} />
          ))}
        </dl>
      )}
    </Card>
  );
}
