import { useMutation } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { identityProvider } from "../../../transport/session.ts";
import styles from "../access-form.module.css";
import { isEmail } from "../validation.ts";

interface SendCodeButtonProps {
  email: string;
  label: string;
  /** Told the id of the mail that is now on its way. */
  onSent: (mail: string | undefined) => void;
}

/** Sends a verification code to the address beside it. */
export function SendCodeButton({ email, label, onSent }: SendCodeButtonProps) {
  const send = useMutation({
    mutationFn: () => identityProvider.sendVerificationCode(email.trim()),
    onSuccess: (mail) => {
      onSent(mail);
      toast.success("Please check your email for a verification code");
    },
    onError: () => toast.error("Failed to send verification email. Please try again."),
    meta: { ownsFailure: true },
  });
  return (
    <button
      type="button"
      className={styles.inlineButton}
      disabled={send.isPending}
      onClick={({ detail }) => {
        if (detail > 1) return;
        if (isEmail(email)) send.mutate();
        else toast.error("Please enter your email address");
      }}
    >
      {label}
    </button>
  );
}
