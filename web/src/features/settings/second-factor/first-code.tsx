import { TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import { useForm } from "../../../design/use-form.ts";
import { toast } from "../../../shell/toasts.ts";
import { secondFactors } from "../../../transport/identity/second-factors.ts";
import { session } from "../../../transport/session.ts";
import { QrCode } from "./qr-code.tsx";
import { refusedField } from "./refused-field.ts";
import styles from "./second-factor.module.css";
import { useFactorsChanged } from "./use-factors-changed.ts";

interface FirstCodeProps {
  address: string;
  onConfirmed: () => void;
  onCancel: (() => void) | undefined;
}

/** The picture to scan, and the first code, which switches the app on. */
export function FirstCode({ address, onConfirmed, onCancel }: FirstCodeProps) {
  const changed = useFactorsChanged();
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({
      code: code.replaceAll(/\D/g, "").length === 6 ? undefined : "Type the six digits of the code.",
    }),
    submit: async ({ code }) => {
      try {
        const refreshToken = await secondFactors.confirmApp(code);
        onConfirmed();
        await session.begin(refreshToken);
        changed();
        toast.success("Your authenticator app is set up");
        return undefined;
      } catch (error) {
        return refusedField(error, "code");
      }
    },
  });
  const secret = new URL(address).searchParams.get("secret") ?? "";
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <p>Scan this picture with your authenticator app, and type the code that it shows.</p>
      <QrCode text={address} label="The picture for your authenticator app" />
      <p>
        You cannot scan it? Type this key into the app: <code className={styles.key}>{inGroups(secret)}</code>
      </p>
      <TextInput
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        {...form.field("code")}
      />
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="default" disabled={form.busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" loading={form.busy}>
          Switch on
        </Button>
      </div>
    </form>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
