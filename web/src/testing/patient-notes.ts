import { notifications } from "@mantine/notifications";

const { show } = notifications;

/** Whether a test holds the clock: what stands in for the browser's timers then says whose it is. */
const isClockHeld = () => "clock" in setTimeout;

/** A note would close before a busy machine has looked for it: it stays ten times as long, unless a test moves the clock on itself. */
const showPatiently: typeof show = ({ autoClose, ...note }) =>
  show({ ...note, autoClose: typeof autoClose === "number" && !isClockHeld() ? 10 * autoClose : autoClose });

Object.assign(notifications, { show: showPatiently });
