import { expect, test } from "vitest";
import { sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { openOverview } from "#testing/open-overview.tsx";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";

const close = "POST /api/v2/concept/C-0003/first-report/close";

async function openFirst(isFirstReport = true) {
  const app = await openOverview({
    prepare: (server) => {
      answerWholeReport(server);
      server.on(parts.gutCheck, { body: { answer: null, isFirstReport } });
      server.on(close, { status: 204 });
    },
  });
  return {
    ...app,
    moment: app.screen.getByRole("region", { name: "What we found" }),
    call: app.button("See what we found"),
  };
}

/** The report of somebody who has asked what was found. */
async function openMoment() {
  const app = await openFirst();
  await app.call.click();
  await expect.element(app.moment).toBeVisible();
  return app;
}

test("that the first report is finished is said over the page, and what was found comes when it is asked for, with the focus", async () => {
  const { call, moment, screen } = await openFirst();
  await expect.element(screen.getByText("Your first report is finished.")).toBeVisible();
  const readAlready = screen.getByRole("region", { name: "What next?" });
  await expect.element(readAlready).toBeVisible();
  expect(moment.elements()).toEqual([]);
  await call.click();
  await expect.element(moment).toBeVisible();
  expect(document.activeElement?.contains(moment.element())).toBe(true);
  await expect.element(call).not.toBeInTheDocument();
});

test("whoever closes the call goes on reading, and finds it again with the next visit", async () => {
  const { button, call, moment, screen, router, server } = await openFirst();
  await button("Close").click();
  await expect.element(call).not.toBeInTheDocument();
  expect(moment.elements()).toEqual([]);
  await screen.getByRole("link", { name: "Assumptions", exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: "Priority map" })).toBeVisible();
  void router.navigate({ to: "/concept/$id", params: { id: "C-0003" } });
  await expect.element(screen.getByText("Your first report is finished").first()).toBeVisible();
  expect(server.bodiesOf(close)).toEqual([]);
});

test("the first finished report says what was found, the strongest reasons and one thing to do, each with its place", async () => {
  const { moment } = await openMoment();
  await expect.element(moment).toMatchTextContent("A depot in the basement of a building.");
  await expect.element(moment.getByRole("status")).toMatchTextContent("Your first report is finished.");
  for (const term of ["Strongest reason for it", "Strongest reason against it", "The one thing to do next"]) {
    await expect.element(moment.getByText(term)).toBeVisible();
  }
  expect(moment.getByRole("link").elements()).toHaveLength(3);
  await expect.element(moment.getByRole("link").nth(2)).toHaveAttribute("href", "/concept/C-0003/assumptions");
});

test.for(["light", "dark"])("it has no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const { call, moment } = await openFirst();
  await expect.element(call).toBeVisible();
  expect(await violations()).toEqual([]);
  await call.click();
  await expect.element(moment.getByText("The one thing to do next")).toBeVisible();
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  expect(await violations()).toEqual([]);
});

test("it is put away for good, and the focus stays on the page", async () => {
  const { moment, server, screen } = await openMoment();
  await moment.getByRole("button", { name: "Got it" }).click();
  await expect.element(moment).not.toBeInTheDocument();
  expect(server.bodiesOf(close)).toHaveLength(1);
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

test("an answer to the gut check leaves it where it is", async () => {
  const { moment, server, button } = await openMoment();
  server.on("PUT /api/v2/concept/C-0003/gut-check", ({ body }) => ({ body }));
  await button("Yes, keep going").click();
  await expect.element(button("Yes, keep going")).toHaveAttribute("aria-pressed", "true");
  await expect.element(moment).toBeVisible();
});

test("any other report has none", async () => {
  const { call, moment, screen } = await openFirst(false);
  await expect.element(screen.getByRole("region", { name: "What next?" })).toBeVisible();
  await expect.element(moment).not.toBeInTheDocument();
  await expect.element(call).not.toBeInTheDocument();
});

test("it comes to whoever watches the report become complete", async () => {
  const line = await liveLine();
  const { call, screen, server } = await openFirst(false);
  await expect.element(screen.getByRole("region", { name: "What next?" })).toBeVisible();
  server.on(parts.gutCheck, { body: { answer: null, isFirstReport: true } });
  const states = sectionsIn("complete");
  const written = { ...states.assumptions, dateCompleted: "2026-04-01T10:00:00.000Z" };
  const update = {
    reportStatusAggregate: "complete",
    reportStatusBySection: { ...states, assumptions: written },
  } as const;
  tellOfConcept(line, workflowUpdateWith(update));
  await expect.element(call).toBeVisible();
});
