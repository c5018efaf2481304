import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { addressOf, type Way } from "../../../shell/start/way.ts";
import { toastsWanted } from "../../../shell/toasts.ts";
import { AccessFrame } from "../access-frame.tsx";
import { LoginScreen } from "../login-screen.tsx";
import { loginSearch } from "../search.ts";
import { type Ways, WaysContext } from "../ways.tsx";

const Toasts = lazyPart(loadToasts);

/** The login page as it comes first; `onLeave` fetches the rest of the application, and goes there. */
export function FrontDoor({ onLeave }: { onLeave: (way: Way) => void }) {
  const go = (way: Way) => {
    onLeave(way);
    return undefined;
  };
  const ways: Ways = { go, hrefOf: addressOf, expect: () => undefined };
  return (
    <WaysContext value={ways}>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
      <AccessFrame>
        <LoginScreen {...loginSearch(Object.fromEntries(new URLSearchParams(location.search)))} />
      </AccessFrame>
    </WaysContext>
  );
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
