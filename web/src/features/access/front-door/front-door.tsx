import { type ComponentType, lazy, Suspense } from "react";
import { toastsWanted } from "../../../shell/toasts.ts";
import type { Way } from "../../../shell/way.ts";
import { AccessFrame } from "../access-frame.tsx";
import { LoginScreen } from "../login-screen.tsx";
import { loginSearch } from "../search.ts";
import { type Ways, WaysContext } from "../ways.tsx";
import { LeavingFailed } from "./leaving-failed.tsx";

interface FrontDoorProps {
  /** Fetches the rest of the application, and goes there. */
  onLeave: (way: Way) => void;
  /** Where it led when the rest could not be fetched. */
  blockedWay?: Way | undefined;
}

const Toasts = lazy(loadToasts);

/** The login page as it comes first. */
export function FrontDoor({ onLeave, blockedWay }: FrontDoorProps) {
  const ways: Ways = { go: onLeave, hrefOf, expect: () => undefined };
  return (
    <WaysContext value={ways}>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
      <AccessFrame>
        {blockedWay ? (
          <LeavingFailed address={hrefOf(blockedWay)} />
        ) : (
          <LoginScreen {...loginSearch(Object.fromEntries(new URLSearchParams(location.search)))} />
        )}
      </AccessFrame>
    </WaysContext>
  );
}

function hrefOf({ to, search = {} }: Way): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${to}?${new URLSearchParams(given)}` : to;
}

async function loadToasts(): Promise<{ default: ComponentType }> {
  await toastsWanted;
  try {
    const { AppTheme } = await import("../../../shell/app-theme.tsx");
    return { default: () => <AppTheme>{null}</AppTheme> };
  } catch (error) {
    console.warn("Toasts cannot be shown.", error);
    return { default: () => null };
  }
}
