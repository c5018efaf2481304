import { useEffect } from "react";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import styles from "../access-form.module.css";
import { useWays } from "../ways.tsx";
import { arrive } from "./arrive.ts";

/** Where the external identity provider leads back to; the guard of the public pages leads on. */
export function ExternalArrival({ handoff }: { handoff: string }) {
  const ways = useWays();
  useEffect(() => {
    let gone = false;
    void arrive(handoff).then((arrival) => {
      if (arrival.kind === "failed" && !gone)
        void ways.go({ to: "/login", search: { problem: arrival.problem }, replace: true });
    });
    return () => {
      gone = true;
    };
  }, [handoff, ways]);

  return (
    <div className={styles.form} role="status" aria-busy="true">
      <h1>Signing you in</h1>
      <SkeletonLines lines={3} height={20} />
    </div>
  );
}
