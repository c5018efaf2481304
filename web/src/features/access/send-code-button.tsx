import { useMutation } from "@tanstack/react-query";
import { toast } from "../../shell/toasts.ts";
import { identityProvider } from "../../transport/session.ts";
import styles from "./access-form.module.css";
import { isEmail } from "./validation.ts";

/** Sends a verification code to the address beside it. */
export function SendCodeButton({ email, label }: { email: string; label: string }) {
  const send = useMutation({
    mutationFn: () => identityProvider.sendVerificationCode(email.trim()),
    onSuccess: () => toast.success("Please check your email for a verification code"),
    onError: () => toast.error("Failed to send verification email. Please try again."),
    meta: { ownsFailure: true },
  });
  return (
    <button
      type="button"
      className={styles.inlineButton}
      disabled={send.isPending}
      onClick={() => (isEmail(email) ? send.mutate() : toast.error("Please enter your email address"))}
    >
      {label}
    </button>
  );
}
