import { notifications } from "@mantine/notifications";
import { vi } from "vitest";

const { show } = notifications;

/** A note would close before a busy machine has looked for it: it stays ten times as long, unless a test moves the clock on itself. */
const showPatiently: typeof show = ({ autoClose, ...note }) =>
  show({ ...note, autoClose: typeof autoClose === "number" && !vi.isFakeTimers() ? 10 * autoClose : autoClose });

Object.assign(notifications, { show: showPatiently });
