import { PasswordInput, TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { useForm } from "../../../design/use-form.ts";
import { toast } from "../../../shell/toasts.ts";
import { addPasskey } from "../../../transport/identity/passkeys.ts";
import { beginAnew } from "./begin-anew.ts";
import { refusedField } from "./refused-field.ts";
import styles from "./second-factor.module.css";
import { useFactorsChanged } from "./use-factors-changed.ts";

interface AddPasskeyProps {
  /** It is added, or the person went back. */
  onDone: () => void;
  /** False where there is nothing to go back to. */
  canCancel?: boolean;
}

/** Makes a passkey on this device, under a name that tells it from others. */
export function AddPasskey({ onDone, canCancel = true }: AddPasskeyProps) {
  const changed = useFactorsChanged();
  const form = useForm({
    limits: { name: 60 },
    initial: { name: "", password: "" },
    validate: ({ name, password }) => ({
      name: name.trim() ? undefined : "Give it a name, such as the one of this device",
      password: password ? undefined : "Password is required",
    }),
    submit: async ({ name, password }) => {
      try {
        if (!(await addPasskey(name.trim(), password))) {
          toast.info("No passkey was added.");
          return undefined;
        }
        toast.success("The passkey is added");
        onDone();
        changed();
        await beginAnew();
        return undefined;
      } catch (error) {
        return refusedField(error, "password");
      }
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextInput label="Name of the passkey" placeholder="My laptop" autoComplete="off" {...form.field("name")} />
      <PasswordInput label="Your password" autoComplete="current-password" {...form.field("password")} />
      <div className={styles.actions}>
        {canCancel && (
          <Button variant="default" disabled={form.busy} onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={form.busy}>
          Add passkey
        </Button>
      </div>
    </form>
  );
}
