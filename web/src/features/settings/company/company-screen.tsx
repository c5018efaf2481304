import type { Account } from "@seedbed/contract/access/schemas";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { CompanyLogo } from "../../../shell/company-logo.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { useSession } from "../../../transport/session.ts";
import profile from "../profile-card.module.css";
import { Fact } from "../profile-facts.tsx";
import styles from "./company.module.css";
import { CompanyForm } from "./company-form.tsx";
import { FactsCard } from "./facts-card.tsx";
import { FormsCard } from "./forms-card.tsx";

/** The company: shown to everybody, edited by admins. */
export function CompanyScreen() {
  useDocumentTitle("Company");
  const session = useSession();
  const [editing, setEditing] = useState(false);
  if (!session?.account) return null;
  const { account, user } = session;
  const edit = user.role === "admin" && !editing && (
    <Button variant="default" size="xs" onClick={() => setEditing(true)}>
      Edit
    </Button>
  );
  return (
    <>
      <Card title="Company" aside={edit}>
        {editing ? <CompanyForm account={account} onDone={() => setEditing(false)} /> : <Facts account={account} />}
      </Card>
      <FactsCard isAdmin={user.role === "admin"} />
      <FormsCard isAdmin={user.role === "admin"} />
    </>
  );
}

function Facts({ account: { name, domain, goal } }: { account: Account }) {
  return (
    <>
      <div className={styles.head}>
        <CompanyLogo name={name} domain={domain} size={56} />
        <strong>{name}</strong>
      </div>
      <dl className={profile.facts}>
        <Fact name="Name" value={name} />
        <Fact name="Domain" value={domain} />
        <Fact name="Goal" value={goal} />
      </dl>
    </>
  );
}
