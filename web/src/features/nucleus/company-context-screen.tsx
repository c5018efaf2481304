import type { CompanyFacts } from "@seedbed/contract/nucleus/schemas";
import { Fragment } from "react";
import { Card } from "../../design/card.tsx";
import { Page } from "../../design/page/page.tsx";
import { PageHeader } from "../../design/page/page-header.tsx";
import { factWords } from "../../shell/company-facts/fact-words.ts";
import { useCompanyFacts } from "../../shell/company-facts/use-company-facts.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { sentenceOf } from "../../transport/failure.ts";
import { useSession } from "../../transport/session.ts";
import styles from "./company-context-screen.module.css";

/** What every AI task knows about the company, and nothing more. */
export function CompanyContextScreen() {
  useDocumentTitle("Nucleus");
  const account = useSession()?.account;
  const { data: facts, error } = useCompanyFacts();
  if (!account) return null;
  return (
    <Page>
      <PageHeader eyebrow="Nucleus" title={account.name} />
      <p className={styles.lead}>
        This is what every AI task in Seedbed knows about your company before it reads a single answer of yours.
      </p>
      <Card title="Company context" className={styles.card}>
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>{account.name}</dd>
          <dt>Domain</dt>
          <dd>{account.domain}</dd>
          <dt>Innovation goal</dt>
          <dd>
            <p className={styles.goal}>{account.goal}</p>
          </dd>
          {facts && <ToldFacts facts={facts} />}
        </dl>
        {error && !facts && (
          <p role="alert">What else your company has told could not be loaded. {sentenceOf(error)}</p>
        )}
      </Card>
    </Page>
  );
}

/** What was not said stands in no prompt, and not here. */
function ToldFacts({ facts }: { facts: CompanyFacts }) {
  const told = factWords(facts).filter(({ words }) => words !== "");
  return told.map(({ name, words }) => (
    <Fragment key={name}>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </Fragment>
  ));
}
