import { passwordMaxLength } from "@seedbed/contract/limits";
import { useState } from "react";
import { useForm } from "../../../design/use-form.ts";
import { toast } from "../../../shell/toasts.ts";
import styles from "../access-form.module.css";
import { AccessForm } from "../access-form.tsx";
import { FormButton } from "../fields/form-button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { newPasswordErrors } from "../validation.ts";
import { WayLink } from "../ways.tsx";
import { acceptInvitation, signInAsInvited } from "./accept-invitation.ts";

interface TicketSignUpFormProps {
  ticket: string;
  accountName: string;
  /** Looks again what the ticket is good for. */
  onConflict: () => Promise<unknown>;
}

/** Signing up with a ticket: it stands for the address, so only a password is asked for. */
export function TicketSignUpForm({ ticket, accountName, onConflict }: TicketSignUpFormProps) {
  const [hasAccount, setHasAccount] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({
    initial: { firstName: "", lastName: "", password: "", confirmation: "" },
    limits: { firstName: 100, lastName: 100, password: passwordMaxLength },
    validate: newPasswordErrors,
    submit: async ({ firstName, lastName, password }) => {
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), password };
      const result = made ? await signInAsInvited(made, password) : await acceptInvitation(ticket, person);
      setHasAccount(result.kind === "conflict" ? result.sentence : null);
      if (result.kind === "conflict") await onConflict();
      // The guard of the public pages leads on.
      if (result.kind === "accepted") toast.success("Invitation accepted! Account created successfully!");
      if (result.kind === "incomplete") {
        setMade(result.email);
        toast.error(result.sentence);
      }
      if (result.kind === "refused") {
        toast.error(result.sentence);
        return result.form;
      }
      return undefined;
    },
  });

  return (
    <AccessForm
      title={`Join ${accountName}`}
      intro={`You are invited to plant ideas for ${accountName}. Choose a password to create your account.`}
      onSubmit={form.onSubmit}
      links={
        <span>
          Already have an account? <WayLink to="/login">Sign in and join</WayLink>
        </span>
      }
    >
      {hasAccount && (
        <p className={`${styles.notice} ${styles.caution}`} role="alert">
          {hasAccount} <WayLink to="/login">Sign in and join {accountName}</WayLink>
        </p>
      )}
      <div className={styles.pair}>
        <TextField label="First name (optional)" autoComplete="given-name" {...form.field("firstName")} />
        <TextField label="Last name (optional)" autoComplete="family-name" {...form.field("lastName")} />
      </div>
      <NewPasswordFields field={form.field} />
      <FormButton busy={form.busy}>Accept invitation</FormButton>
    </AccessForm>
  );
}
