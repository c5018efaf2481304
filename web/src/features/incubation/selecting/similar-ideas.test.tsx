import { expect, test } from "vitest";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, conceptWith, seedUuid } from "../testing/seeds.fixture.ts";

test.each([`${seedAddress}&stage=selecting`, `/concept/incubate/results?seed=${seedUuid}`])(
  "above the concepts of a seed stands what it resembles, and Undo brings it back: %s",
  async (address) => {
    const { screen, server, router } = await openIncubation("/concept", {
      seed: answeredSeed({ cachedConcepts: [conceptWith(1)] }),
    });
    const other = similarIdeaWith({ status: "archived" });
    server.on(paths.similar, { body: [other] });
    router.history.push(address);
    const banner = screen.getByRole("complementary", { name: "Resembles another idea" });
    await expect.element(banner.getByText("Resembles “Depot for refills”, 82 % (archived)")).toBeVisible();
    await expect.element(banner).toHaveAttribute("data-above-page");
    await expect
      .element(banner.getByRole("link", { name: "Compare" }))
      .toHaveAttribute("href", `/concept/compare?ids=${encodeURIComponent(`${seedUuid},${other.uuid}`)}`);
    const pair = `/api/v2/concept/seed/${seedUuid}/similar/${other.uuid}/distinct`;
    server.on(`PUT ${pair}`, () => {
      server.on(paths.similar, { body: [] });
      return { status: 204 };
    });
    server.on(`DELETE ${pair}`, () => {
      server.on(paths.similar, { body: [other] });
      return { status: 204 };
    });
    await banner.getByRole("button", { name: "Not the same" }).click();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(screen.getByText("Remembered as not the same.")).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(banner).toBeVisible();
  },
);

test("above the questions of a seed stands nothing of what it resembles, and it is not asked for", async () => {
  const { screen, server, router } = await openIncubation("/concept", { seed: answeredSeed() });
  server.on(paths.similar, { body: [similarIdeaWith()] });
  router.history.push(seedAddress);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await untilQuiet();
  expect(server.bodiesOf(paths.similar)).toEqual([]);
  expect(screen.getByRole("complementary", { name: "Resembles another idea" }).elements()).toEqual([]);
});
