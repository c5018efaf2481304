import { Notifications } from "@mantine/notifications";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import "../theme/mantine-theme.ts";
import "./toasts.css";

/** Where toasts stand, four at most. */
export function ToastStack() {
  return <Notifications position="bottom-left" limit={4} containerWidth={400} />;
}
