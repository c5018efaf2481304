import { notifications } from "@mantine/notifications";
import { afterEach, beforeEach } from "vitest";
import { session } from "../transport/session.ts";
import "../theme/mantine-base.css";
import "../theme/tokens.css";
import "../theme/derived.css";
import "../theme/fonts.css";
import "../theme/base.css";

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await session.follow(null);
});

afterEach(() => {
  notifications.clean();
});
