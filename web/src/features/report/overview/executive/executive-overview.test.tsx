import { expect, test } from "vitest";
import { openOverview } from "#testing/open-overview.tsx";
import { overviewWith } from "#testing/reports.ts";
import { untilQuiet } from "#testing/until-quiet.ts";

test("[S2.2.3-08] [S2.2.3-09] the gut check asks, gives its reasons and remembers the answer", async () => {
  const { screen, server } = await openOverview();
  await expect.element(screen.getByRole("heading", { name: "Does this sound promising?" })).toBeVisible();
  await expect.element(screen.getByText("Offices already pay for it by the pallet.")).toBeVisible();
  server.on("PUT /api/v2/concept/C-0003/gut-check", { body: { answer: "keep_going" } });
  const yes = screen.getByRole("button", { name: "Yes, keep going" });
  await expect.element(yes).toHaveAttribute("aria-pressed", "false");
  await yes.click();
  await expect.element(yes).toHaveAttribute("aria-pressed", "true");
  expect(server.bodiesOf("PUT /api/v2/concept/C-0003/gut-check")).toEqual([{ answer: "keep_going" }]);
  // A second click takes the answer back.
  server.on("PUT /api/v2/concept/C-0003/gut-check", { body: { answer: null } });
  await yes.click();
  await expect.element(yes).toHaveAttribute("aria-pressed", "false");
  expect(server.bodiesOf("PUT /api/v2/concept/C-0003/gut-check").at(-1)).toEqual({ answer: null });
});

test("an answer stands when what was asked for on coming back to the page, and answered before it, comes late", async () => {
  const { screen, server } = await openOverview();
  const yes = screen.getByRole("button", { name: "Yes, keep going" });
  await expect.element(yes).toHaveAttribute("aria-pressed", "false");
  const read = "GET /api/v2/concept/C-0003/gut-check";
  const asked = () => server.received.filter(({ key }) => key === read).length;
  const before = asked();
  const late = Promise.withResolvers<void>();
  server.on(read, { body: { answer: null, isFirstReport: false }, after: late.promise });
  // A first read that is still under way is not begun a second time.
  const comesBack = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await expect.poll(() => comesBack() && asked()).toBe(before + 1);
  server.on("PUT /api/v2/concept/C-0003/gut-check", { body: { answer: "keep_going" } });
  server.on(read, { body: { answer: "keep_going", isFirstReport: false } });
  await yes.click();
  await expect.poll(asked).toBe(before + 2);
  late.resolve();
  await untilQuiet();
  await expect.element(yes).toHaveAttribute("aria-pressed", "true");
});

test("[S2.2.3-12] the overview says what it is, what it is worth and which problem it solves", async () => {
  const { screen } = await openOverview();
  for (const [title, text] of [
    ["What is it?", "A depot in the basement of a building."],
    ["Value Proposition", "A fifth cheaper."],
    ["Problem Statement", "Forty deliveries a week."],
  ] as const) {
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
  }
});

test("[S2.2.3-13] [S2.2.3-14] differentiators and rights to win are numbered lists in their order", async () => {
  const { screen } = await openOverview();
  await expect.element(screen.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await expect.element(screen.getByText("We drive past the buildings")).toBeVisible();
  const first = screen.getByRole("listitem").filter({ hasText: "Metered by weight" });
  const second = screen.getByRole("listitem").filter({ hasText: "One depot serves every floor" });
  await expect.element(first).toHaveTextContent("1Metered by weightEvidence");
  await expect.element(second).toHaveTextContent("2One depot serves every floorEvidence");
});

test("[S2.2.3-29] [S2.2.3-30] empty lists say so", async () => {
  const { screen } = await openOverview({ overview: overviewWith({ differentiators: [], rightsToWin: [] }) });
  await expect.element(screen.getByText("No differentiators available")).toBeVisible();
  await expect.element(screen.getByText("No rights to win available")).toBeVisible();
});

test("an earlier version asks nobody, and a check without reasons has no evidence to open", async () => {
  const { screen } = await openOverview({
    concept: { isHistoricalVersion: true },
    overview: overviewWith({ shouldWeDoThis: "" }),
  });
  for (const name of ["Not yet", "Yes, keep going"])
    await expect.element(screen.getByRole("button", { name })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: /the gut check/ })).not.toBeInTheDocument();
});
