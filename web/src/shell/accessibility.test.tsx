import axe from "axe-core";
import { expect, test } from "vitest";
import { serverKnowing } from "../testing/fake-server.ts";
import { currentUserWith } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { session } from "../transport/session.ts";

/** What axe finds on the page, in a readable form. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { resultTypes: ["violations"] });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

test.for(["light", "dark"])("the public pages have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  serverKnowing();
  for (const [path, title] of [
    ["/login", "Sign in"],
    ["/sign-up", "Create an account"],
    ["/verify-email?email=mara%40mill.example&sent=1", "Verify your email"],
    ["/forgot-password?resetRequired=1", "Forgot your password?"],
    ["/reset-password?email=mara%40mill.example", "Choose a new password"],
  ] as const) {
    const { screen } = await renderApp(path);
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(await violations(), path).toEqual([]);
    await screen.unmount();
  }
});

test.for(["light", "dark"])("the workspace's own pages have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  serverKnowing();
  await session.begin("refresh-token");
  for (const path of ["/settings/about", "/settings/security", "/nucleus", "/challenge"]) {
    const { screen } = await renderApp(path);
    await expect.element(screen.getByRole("heading").first()).toBeVisible();
    expect(await violations(), path).toEqual([]);
    await screen.unmount();
  }
});

test.for(["light", "dark"])("onboarding has no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  serverKnowing(currentUserWith({}, null));
  await session.begin("refresh-token");
  const { screen } = await renderApp("/onboarding");
  await expect.element(screen.getByRole("heading", { name: "Tell us about your company" })).toBeVisible();
  expect(await violations()).toEqual([]);
});
