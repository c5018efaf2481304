import { Switch } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import type { User } from "@seedbed/contract/access/schemas";
import { useId, useState } from "react";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import { personName } from "../person-name.ts";
import styles from "./second-factor.module.css";
import { useCompanySecondFactor } from "./use-company-second-factor.ts";

interface CompanySecondFactorCardProps {
  members: readonly User[];
  selfUuid: string;
}

/** Whether everyone signs in with a second factor, and the way to reset one that is lost. For admins. */
export function CompanySecondFactorCard({ members, selfUuid }: CompanySecondFactorCardProps) {
  const about = useId();
  const { data, error, refetch, demand, reset } = useCompanySecondFactor();
  const [asked, setAsked] = useState<User | null>(null);
  if (error && !data)
    return (
      <Card title="Second factor">
        <ErrorState
          title="Who has a second factor could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  if (!data) return null;
  if (data.provider)
    return (
      <Card title="Second factor">
        <p>People sign in with {data.provider}: a second factor is asked for there.</p>
      </Card>
    );
  const having = members.filter(({ uuid }) => data.having.includes(uuid));
  const others = having.filter(({ uuid }) => uuid !== selfUuid);
  const lacking = members.filter(({ uuid }) => !data.having.includes(uuid));
  return (
    <Card title="Second factor">
      <p className={styles.hint} id={about}>
        Who has none is led to set one up before anything else. Access tokens of programs go on.
      </p>
      <Switch
        label="Everyone in this company signs in with a second factor"
        aria-describedby={about}
        checked={demand.isPending ? demand.variables : data.demanded}
        disabled={demand.isPending}
        onChange={({ currentTarget: { checked } }) => demand.mutate(checked)}
      />
      <p className={styles.hint}>
        {lacking.length === 0
          ? "Everyone has one."
          : `${having.length} of ${members.length} have one. Without: ${lacking.map(personName).join(", ")}.`}
      </p>
      {others.length > 0 && (
        <ul className={styles.people}>
          {others.map((member) => (
            <li key={member.uuid}>
              <span>{personName(member)}</span>
              <Button
                variant="default"
                size="xs"
                aria-label={`Reset the second factor of ${personName(member)}`}
                onClick={() => setAsked(member)}
              >
                Reset
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={`Reset the second factor of ${asked ? personName(asked) : ""}?`}
        confirmLabel="Reset"
        destructive
        busy={reset.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && reset.mutate(asked, { onSettled: () => setAsked(null) })}
      >
        The authenticator app, the recovery codes and the passkeys of this person no longer sign in, and all sessions
        end. The person is told by mail. Make sure that it is really them who asks for it.
      </ConfirmDialog>
    </Card>
  );
}
