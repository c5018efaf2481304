import type { User } from "@seedbed/contract/access/schemas";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import styles from "./profile-card.module.css";
import { Fact, ReadOnlyFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The person's own profile: shown, or edited. Email and role cannot be edited. */
export function ProfileCard({ user }: { user: User }) {
  const nameMissing = !user.firstName.trim() || !user.lastName.trim();
  const [editing, setEditing] = useState(nameMissing);
  const edit = (
    <Button variant="default" size="xs" onClick={() => setEditing(true)}>
      Edit
    </Button>
  );
  return (
    <Card title="Profile" aside={editing ? undefined : edit}>
      {editing ? (
        <ProfileForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <dl className={styles.facts}>
          <Fact name="First name" value={user.firstName} />
          <Fact name="Last name" value={user.lastName} />
          <Fact name="Job title" value={user.jobTitle} />
          <ReadOnlyFacts user={user} />
        </dl>
      )}
    </Card>
  );
}
