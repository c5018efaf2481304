import { StrictMode } from "react";
import type { Root } from "react-dom/client";
import { nextTouch } from "../../../shell/toasts.ts";
import type { Way } from "../../../shell/way.ts";
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
  const enter = async (way?: Way) => {
    if (isLeaving) return;
    isLeaving = true;
    try {
      const { startApplication } = await load();
      stopFollowing();
      startApplication(root, way);
    } catch (error) {
      console.warn("The application could not be fetched.", error);
      isLeaving = false;
      draw(way ?? { to: "/login" });
    }
  };
  const draw = (blockedWay?: Way) =>
    root.render(
      <StrictMode>
        <FrontDoor onLeave={(way) => void enter(way)} blockedWay={blockedWay} />
      </StrictMode>,
    );

  const stopFollowing = session.subscribe(() => {
    if (session.current()) void enter();
  });
  void nextTouch().then(() => load().catch(() => undefined));
  draw();
}
