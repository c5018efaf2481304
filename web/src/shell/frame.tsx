import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { PageSkeleton } from "../design/page/page-skeleton.tsx";
import { useDebugKeys } from "./debug-mode.ts";
import styles from "./frame.module.css";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { useFirstSteps } from "./use-first-steps.ts";

/** The workspace: navigation beside the page, with a way past it for keyboards. */
export function Frame() {
  useDebugKeys();
  useFirstSteps();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <NavigationDrawer />
      <main id="content" className={styles.content} tabIndex={-1}>
        <OfflineBanner />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
