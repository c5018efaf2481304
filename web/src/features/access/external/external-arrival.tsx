import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { SkeletonLines } from "../../../design/skeleton-lines.tsx";
import styles from "../access-form.module.css";
import { arrive } from "./arrive.ts";

/** Where the external identity provider leads back to; the guard of the public pages leads on. */
export function ExternalArrival({ handoff }: { handoff: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    let gone = false;
    void arrive(handoff).then((arrival) => {
      if (arrival.kind === "failed" && !gone)
        void navigate({ to: "/login", search: { problem: arrival.problem }, replace: true });
    });
    return () => {
      gone = true;
    };
  }, [handoff, navigate]);

  return (
    <div className={styles.form} role="status" aria-busy="true">
      <h1>Signing you in</h1>
      <SkeletonLines lines={3} height={20} />
    </div>
  );
}
