import { TextInput } from "@mantine/core";
import { Button } from "../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import type { User } from "@seedbed/contract/access/schemas";
import { useForm } from "../../design/use-form.ts";
import { forgetForm, KeptFields } from "../../shell/kept-words/kept-fields.tsx";
import { toast } from "../../shell/toasts.ts";
import { call } from "../../transport/call.ts";
import { session } from "../../transport/session.ts";
import styles from "./profile-card.module.css";
import { ReadOnlyFacts } from "./profile-facts.tsx";

const emptyField = "Fields cannot be empty.";
const requireText = (value: string) => (value.trim() ? undefined : emptyField);

/** Edits first name, last name and job title; none may be empty. */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { firstName, lastName, jobTitle } = user;
  const form = useForm({
    limits: { firstName: 100, lastName: 100, jobTitle: 150 },
    initial: { firstName, lastName, jobTitle },
    validate: (values) => ({
      firstName: requireText(values.firstName),
      lastName: requireText(values.lastName),
      jobTitle: requireText(values.jobTitle),
    }),
    submit: async (values) => {
      try {
        await session.adopt(await call("PATCH v1/user/", { body: values }));
        forgetForm("profile");
        toast.success("User updated successfully");
        onDone();
      } catch {
        toast.error("User could not be updated. Please try again later.");
      }
      return undefined;
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <KeptFields place={"profile"}>
        <div className={styles.pair}>
          <TextInput label="First name" autoComplete="given-name" {...form.field("firstName")} />
          <TextInput label="Last name" autoComplete="family-name" {...form.field("lastName")} />
        </div>
        <TextInput label="Job title" autoComplete="organization-title" {...form.field("jobTitle")} />
      </KeptFields>
      <dl className={styles.facts}>
        <ReadOnlyFacts user={user} />
      </dl>
      <div className={styles.actions}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={form.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
