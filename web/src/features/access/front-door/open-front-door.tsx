import { StrictMode } from "react";
import type { Root } from "react-dom/client";
import { LoadingFailed } from "../../../shell/missing-part/loading-failed.tsx";
import { addressOf, type Way } from "../../../shell/start/way.ts";
import { nextTouch } from "../../../shell/toasts.ts";
import { session } from "../../../transport/session.ts";
import { FrontDoor } from "./front-door.tsx";

interface Application {
  startApplication(root: Root, way?: Way): void;
}

/**
 * Draws the login page alone, without router, queries and component library, which are most of what a first visit would wait for. They
 * are fetched with the first touch; the application takes the root over when somebody signs in, here or in another tab, or leaves for
 * another page.
 */
export function openFrontDoor(root: Root, load: () => Promise<Application>): void {
  let isLeaving = false;
  const leave = async (way?: Way) => {
    if (isLeaving) return;
    isLeaving = true;
    stopFollowing();
    try {
      const { startApplication } = await load();
      startApplication(root, way);
    } catch (error) {
      console.warn("The application could not be fetched.", error);
      root.render(<LoadingFailed address={way ? addressOf(way) : "/login"} />);
    }
  };

  const stopFollowing = session.subscribe(() => {
    if (session.current()) void leave();
  });
  void nextTouch().then(() => load().catch(() => undefined));
  root.render(
    <StrictMode>
      <FrontDoor onLeave={(way) => void leave(way)} />
    </StrictMode>,
  );
}
