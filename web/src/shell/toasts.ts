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

/** The next time a person touches the page or a key. */
export const nextTouch = () =>
  new Promise<void>((resolve) => {
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => resolve(), { once: true });
  });

const firstToast = Promise.withResolvers<void>();
/** Kept at the first touch, so that what shows toasts is there before the first of them, or the line breaks. */
export const toastsWanted = Promise.race([firstToast.promise, nextTouch()]);

/** The library is no part of the first load. Where it cannot be had, the toast is left unsaid. */
function withNotifications(work: (library: typeof import("@mantine/notifications").notifications) => void): void {
  firstToast.resolve();
  import("@mantine/notifications").then(
    ({ notifications }) => work(notifications),
    (error: unknown) => console.warn("A toast could not be shown.", error),
  );
}

const show = (tone: Tone, message: ReactNode, { title, duration, id }: ToastOptions = {}) =>
  withNotifications((notifications) => {
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
  });

/**
 * Short notes at the bottom left; they close after 5 s. For finished background work pass `toastDuration.completion`, for failed
 * generation `toastDuration.error`.
 */
export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => show("positive", message, options),
  error: (message: ReactNode, options?: ToastOptions) => show("negative", message, options),
  info: (message: ReactNode, options?: ToastOptions) => show("info", message, options),
  /** Closes the toast with this id before its time. */
  close: (id: string) => withNotifications((notifications) => notifications.hide(id)),
};
