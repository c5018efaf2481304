import { notifications } from "@mantine/notifications";
import { afterEach, beforeEach } from "vitest";
import { session } from "../transport/session.ts";
// Loaded before the first test begins, so that no expectation waits for it.
import "../shell/toast-stack.tsx";
import "../theme/mantine-base.css";
import "../theme/mantine-workspace.css";
import "../theme/tokens.css";
import "../theme/derived.css";
import "../theme/fonts.css";
import "../theme/fallback-fonts.css";
import "../theme/base.css";

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await session.follow(null);
});

afterEach(() => {
  notifications.clean();
});
