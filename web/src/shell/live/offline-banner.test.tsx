import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { listeners } from "../../transport/events.ts";
import type { SocketStatus } from "../../transport/socket.ts";
import { OfflineBanner } from "../offline-banner.tsx";

const tell = (status: SocketStatus) => {
  for (const handler of listeners.ofStatus) handler(status, null);
};

test("live updates that were given up are said until they are there again, and not while they are only tried", async () => {
  const screen = await render(<OfflineBanner />);
  const said = screen.getByText(/^Live updates have stopped/);
  const makesRoom = () => document.documentElement.hasAttribute("data-bar");
  tell("connecting");
  tell("given-up");
  await expect
    .element(said)
    .toMatchTextContent("Live updates have stopped and will go on by themselves. Reload the page to see the latest.");
  expect(makesRoom()).toBe(true);
  tell("connecting");
  await screen.rerender(<OfflineBanner />);
  await expect.element(said).toBeVisible();
  tell("open");
  await expect.element(said).not.toBeInTheDocument();
  expect(makesRoom()).toBe(false);
});

test("the room that is made for what is said goes with it", async () => {
  const screen = await render(<OfflineBanner />);
  tell("given-up");
  await expect.element(screen.getByRole("status")).toBeVisible();
  await screen.unmount();
  expect(document.documentElement.hasAttribute("data-bar")).toBe(false);
});
