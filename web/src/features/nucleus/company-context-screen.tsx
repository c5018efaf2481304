import { Card } from "../../design/card.tsx";
import { Page } from "../../design/page/page.tsx";
import { PageHeader } from "../../design/page/page-header.tsx";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { useSession } from "../../transport/session.ts";
import styles from "./company-context-screen.module.css";

/** What every AI task knows about the company, and nothing more. */
export function CompanyContextScreen() {
  useDocumentTitle("Nucleus");
  const account = useSession()?.account;
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
        </dl>
      </Card>
    </Page>
  );
}
