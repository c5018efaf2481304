import { PasswordInput } from "@mantine/core";
import { Button } from "../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { passwordMaxLength } from "@seedbed/contract/limits";
import { Card } from "../../design/card.tsx";
import { useForm } from "../../design/use-form.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { toast } from "../../shell/toasts.ts";
import { changePassword } from "./change-password.ts";
import { passwordErrors } from "./password-errors.ts";
import styles from "./profile-card.module.css";
import { SecondFactorCards } from "./second-factor/second-factor-cards.tsx";
import { useSecondFactor } from "./second-factor/use-second-factor.ts";
import { SessionsCard } from "./sessions/sessions-card.tsx";

const empty = { current: "", next: "", confirmation: "" };

/** The password, second factors, and where the person is signed in. */
export function SecurityScreen() {
  useDocumentTitle("Security");
  const { isPending } = useSecondFactor();
  return (
    <>
      <PasswordCard />
      <SecondFactorCards />
      {/* Asked for at once, and shown where it stays. */}
      <div className={styles.below} hidden={isPending}>
        <SessionsCard />
      </div>
    </>
  );
}

/** Changes the password; all other sessions of this person end. */
function PasswordCard() {
  const form = useForm({
    initial: empty,
    limits: { next: passwordMaxLength },
    validate: passwordErrors,
    submit: async ({ current, next }) => {
      const refused = await changePassword(current, next);
      if (refused) {
        toast.error("Password could not be updated. Please try again later.");
        return refused;
      }
      toast.success("Password updated successfully");
      clear();
      return undefined;
    },
  });
  const clear = () => {
    for (const name of ["current", "next", "confirmation"] as const) form.setValue(name, "");
  };
  const untouched = Object.values(form.values).every((value) => value === "");
  const cancel = () => {
    clear();
    toast.info("Password update was cancelled.");
  };
  return (
    <Card title="Change password">
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <PasswordInput label="Current password" autoComplete="current-password" {...form.field("current")} />
        <PasswordInput label="New password" autoComplete="new-password" {...form.field("next")} />
        <PasswordInput label="New password confirmation" autoComplete="new-password" {...form.field("confirmation")} />
        <div className={styles.actions}>
          <Button variant="default" disabled={untouched || form.busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={form.busy}>
            Update password
          </Button>
        </div>
      </form>
    </Card>
  );
}
