import { expect, onTestFinished, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { overviewWith, serverWithReport } from "#testing/reports.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { session } from "./transport/session.ts";

async function openAs(start: string, current = currentUserWith()) {
  serverKnowing(current);
  await session.begin("refresh-token");
  return renderApp(start);
}

test("[S1.2.1-29] unknown paths lead home", async () => {
  for (const path of ["/nowhere", "/concept/1/nowhere", "/settings/nowhere", "/login/x/y"]) {
    const { address, screen } = await openAs(path);
    await expect.poll(address).toBe("/");
    await screen.unmount();
  }
});

test("[S1.2.1-20] the bare settings path opens About", async () => {
  const { address, screen } = await openAs("/settings");
  await expect.poll(address).toBe("/settings/about");
  await expect.element(screen.getByRole("link", { name: "About you" })).toHaveAttribute("aria-current", "page");
});

test("[S1.2.1-08] every path of the product has a page of its own", async () => {
  const paths = [
    "/concept",
    "/concept/drafts",
    "/concept/incubate",
    "/concept/incubate/4b1c",
    "/concept/incubate/results",
    "/concept/4b1c",
    "/concept/4b1c/market-scan",
    "/concept/4b1c/financial-projection",
    "/concept/4b1c/customer-profile",
    "/concept/4b1c/assumptions",
    "/concept/4b1c/testing",
    "/concept/4b1c/settings",
    "/challenge/wizards",
    "/nucleus",
    "/testing",
    "/testing/concept-overview",
  ];
  const { router } = await openAs("/challenge");
  for (const path of paths) {
    const [, ...matches] = router.matchRoutes(path);
    expect(matches.at(-1)?.routeId, path).toContain("_workspace/");
    expect(matches.at(-1)?.pathname.replace(/\/$/, ""), path).toBe(path);
  }
});

test("[S1.2.1-14] [S1.2.1-15] the Challenges pages are locked and lead home", async () => {
  for (const path of ["/challenge", "/challenge/wizards", "/challenge/7"]) {
    const { screen } = await openAs(path);
    await expect.element(screen.getByRole("heading", { name: "Challenges" })).toBeVisible();
    const main = screen.getByRole("main");
    await expect
      .element(main)
      .toHaveTextContent("ChallengesChallenges are locked for your company.Back to the dashboard");
    expect(main.element().querySelector(".tabler-icon-lock")?.checkVisibility()).toBe(true);
    await expect.element(screen.getByRole("link", { name: "Back to the dashboard" })).toHaveAttribute("href", "/");
    await screen.unmount();
  }
});

test("[S1.2.2-03] [S1.2.6-03] [S1.2.6-04] without a name one is kept on the profile, and told why", async () => {
  const { address, screen } = await openAs("/nucleus", currentUserWith({ firstName: "", lastName: "" }));
  await expect.poll(address).toBe("/settings/about");
  await expect.element(screen.getByText("Please add your first and last name to continue.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Security" })).toHaveAttribute("aria-disabled", "true");
});

test("signing out in another tab leads this one to login", async () => {
  const { address } = await openAs("/nucleus");
  await session.follow(null);
  await expect.poll(address).toBe("/login");
});

test("another page begins at its top, and going back leads to where one stood", async () => {
  const { address, router, screen } = await openAs("/settings/about");
  document.body.style.minHeight = "4000px";
  onTestFinished(() => void document.body.style.removeProperty("min-height"));
  await expect.element(screen.getByRole("link", { name: "About you" })).toBeVisible();
  scrollTo({ top: 800 });
  await new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  await router.navigate({ to: "/challenge" });
  await expect.element(screen.getByRole("heading", { name: "Challenges" })).toBeVisible();
  await expect.poll(() => scrollY).toBe(0);
  router.history.back();
  await expect.poll(address).toBe("/settings/about");
  await expect.poll(() => scrollY).toBe(800);
});

test("an address that leads on is not gone back to", async () => {
  const { address, router } = await openAs("/challenge");
  const concept = conceptWith();
  serverWithReport(concept, overviewWith());
  for (const [to, end] of [
    ["/nowhere", "/"],
    ["/settings", "/settings/about"],
    [`/concept/${concept.identifier}/overview`, `/concept/${concept.identifier}`],
  ] as const) {
    router.history.push(to);
    await expect.poll(address).toBe(end);
    router.history.back();
    await expect.poll(address).toBe("/challenge");
  }
});

test("a link that is followed a second time leads there again, and is no further step back", async () => {
  const server = serverWithReport(conceptWith());
  answerWholeReport(server);
  await session.begin("refresh-token");
  const { router, address } = await renderApp("/concept/C-0003/market-scan");
  const place = () => document.getElementById("market-forces");
  await expect.poll(place).not.toBeNull();
  const follow = () =>
    router.navigate({ to: "/concept/$id/market-scan", params: { id: "C-0003" }, hash: "market-forces" });
  const focused = () => document.activeElement?.id;
  const top = () => Math.round(place()?.getBoundingClientRect().top ?? -1);
  await follow();
  await expect.poll(focused).toBe("market-forces");
  const led = top();
  for (const _ of ["a second time", "a third time"]) {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
    expect(top()).toBeGreaterThan(led);
    await follow();
    await expect.poll(focused).toBe("market-forces");
    await expect.poll(top).toBe(led);
  }
  router.history.back();
  await expect.poll(address).toBe("/concept/C-0003/market-scan");
});
