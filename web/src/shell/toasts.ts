import { notifications } from "@mantine/notifications";
import { toastDuration } from "@seedbed/contract/limits";
import type { ReactNode } from "react";

interface ToastOptions {
  title?: string | undefined;
  /** Milliseconds until it closes by itself. */
  duration?: number | undefined;
  /** A toast with the same id replaces the one shown. */
  id?: string | undefined;
}

type Tone = "positive" | "negative" | "info";

const show = (tone: Tone, message: ReactNode, { title, duration, id }: ToastOptions = {}) => {
  if (id) notifications.hide(id);
  notifications.show({
    ...(id ? { id } : {}),
    title,
    message,
    autoClose: duration ?? toastDuration.standard,
    withBorder: true,
    className: `toast toast-${tone}`,
    closeButtonProps: { "aria-label": "Close" },
  });
};

/**
 * Short notes at the top; they close after 5 s. For finished background work pass `toastDuration.completion`, for failed
 * generation `toastDuration.error`.
 */
export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => show("positive", message, options),
  error: (message: ReactNode, options?: ToastOptions) => show("negative", message, options),
  info: (message: ReactNode, options?: ToastOptions) => show("info", message, options),
  /** Closes the toast with this id before its time. */
  close: (id: string) => notifications.hide(id),
};
