import { useNetwork } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { onStatus, socketStatus } from "../transport/events.ts";
import styles from "./offline-banner.module.css";

/** Says that the line is down, or that live updates were given up, while it lasts. */
export function OfflineBanner() {
  const { online } = useNetwork();
  const [status, setStatus] = useState(socketStatus);
  useEffect(() => onStatus(setStatus), []);
  if (online && status !== "given-up") return null;
  return (
    <p className={styles.banner} role="status">
      {online
        ? "Live updates have stopped. Reload the page to see the latest."
        : "You are offline. What you see may be out of date; changes cannot be saved."}
    </p>
  );
}
