import "./act.ts";
import { notifications } from "@mantine/notifications";
import { afterEach, beforeEach } from "vitest";
import { commands } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { withholdStrayClicks } from "../shell/start/withhold-stray-clicks.ts";
import { session } from "../transport/session.ts";
import { untilAnswered } from "./answers-under-way.ts";
import "./patient-notes.ts";
import { leaveUndrawn } from "./unseen.ts";
// Loaded before the first test begins, so that no expectation waits for it.
import "../shell/toast-stack.tsx";
import "../theme/mantine-base.css";
import "../theme/tokens.css";
import "../theme/derived.css";
import "../theme/fonts.css";
import "../theme/fallback-fonts.css";
import "../theme/base.css";

// No test reaches a server: what comes when nothing stands in for one, such as the last call of a test that is over, fails.
globalThis.fetch = (input) => Promise.reject(new TypeError(`No server stands in for ${String(input)}.`));

// As `main.tsx` does.
withholdStrayClicks();

// Loaded before anything is measured: with another font a text has another height.
await Promise.all([...document.fonts].map((font) => font.load()));

beforeEach(async () => {
  leaveUndrawn();
  await cleanup();
  // What hung beside the page, such as the place where dialogs are shown.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  await session.follow(null);
  // Left where the last test clicked, it would open the drawer over the page of the next.
  await commands.restPointer();
  // Also what the last test still had to say when it was over.
  notifications.clean();
});

// While the server of the test still stands in.
afterEach(untilAnswered);

// Left by a test with a router of its own, it would be told of the routes of the application when a later file loads those, as if they had been changed by hand.
afterEach(() => Reflect.deleteProperty(globalThis, "__TSR_ROUTER__"));
