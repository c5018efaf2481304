import { useNetwork } from "@mantine/hooks";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { isServerBusy, onBusy } from "../transport/busy.ts";
import { onStatus, socketStatus } from "../transport/events.ts";
import { useNewerVersion } from "./missing-part/use-newer-version.ts";
import styles from "./offline-banner.module.css";

/** Says that the line is down, that the page is of an earlier version and lacks a part, that the server is busy, or that live updates were given up, while it lasts. */
export function OfflineBanner() {
  const { online } = useNetwork();
  const [status, setStatus] = useState(socketStatus);
  useEffect(
    () =>
      onStatus((next) =>
        // What was given up is only tried again: nothing is said of it before it is there.
        setStatus((before) => (before === "given-up" && next === "connecting" ? before : next)),
      ),
    [],
  );
  const isBusy = useSyncExternalStore(onBusy, isServerBusy);
  const isNewer = useNewerVersion();
  const sentence = !online ? offline : isNewer ? updated : isBusy ? busy : status === "given-up" ? stopped : null;
  const isShown = sentence !== null;
  // What else stands at the end of the window makes room for it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-bar", isShown);
    return () => void document.documentElement.removeAttribute("data-bar");
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p className={styles.banner} role="status">
      {sentence}
    </p>
  );
}

const offline =
  "You are offline. What you see may be out of date; what you write stays on this device until it is saved.";
const updated = "Seedbed was updated. Reload the page to go on; what you write stays on this device.";
const busy = "The server is busy and will go on by itself.";
const stopped = "Live updates have stopped and will go on by themselves. Reload the page to see the latest.";
