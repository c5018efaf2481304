import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { incumbentWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { openEcosystem, startupWith, widthOf } from "./testing/open-ecosystem.fixture.ts";

test("arrows walk through a list, Enter shows a company, and Tab leads into it", async () => {
  const { screen, pane } = await openEcosystem({ startups: ["Ada", "Ben", "Cid"].map((name) => startupWith(name)) });
  const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect.element(button("Ada")).toBeVisible();
  (button("Ada").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(button("Cid")).toHaveFocus();
  await userEvent.keyboard("{Home}{End}{ArrowUp}{Enter}");
  await expect.element(pane("Startups").getByRole("heading", { name: "Ben" })).toBeVisible();
  await expect.element(button("Ben")).toHaveFocus();
  await expect.element(button("Ben")).toHaveAttribute("aria-pressed", "true");
});

test("on a narrow screen a company takes the place of the list, and there is a way back to where one was", async () => {
  await widthOf(390);
  const { screen, list, pane, choose } = await openEcosystem({
    startups: [startupWith("Fillbar"), startupWith("Quiet")],
    incumbents: [incumbentWith("Maersk")],
  });
  await choose("Quiet");
  const back = screen.getByRole("button", { name: "All startups" });
  await expect.element(back).toBeVisible();
  await expect.element(pane("Startups").getByRole("heading", { name: "Quiet" })).toHaveFocus();
  await expect.element(list("Startups")).not.toBeInTheDocument();
  await expect.element(list("Incumbents")).toBeVisible();
  await back.click();
  await expect.element(screen.getByRole("button", { name: /^Quiet/ })).toHaveFocus();
  await expect.element(screen.getByText("Select a startup to view details")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("on a wide screen there is no way back to what is in sight", async () => {
  const { screen, choose } = await openEcosystem({ startups: [startupWith("Fillbar")] });
  await choose("Fillbar");
  await expect.element(screen.getByRole("heading", { name: "Fillbar" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "All startups" })).not.toBeInTheDocument();
});

test.for([390, 1024, 1440])("very long names, one long word and Japanese stay inside %d pixels", async (width) => {
  await widthOf(width);
  const names = [
    "The Very Long Named Company for the Refilling of Cleaning Agents in the Cellars of Shared Offices "
      .repeat(2)
      .trim(),
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2),
    "株式会社日本洗剤量り売りサービスとその仲間たち",
  ];
  const { screen, pane } = await openEcosystem({
    startups: names.map((name, index) =>
      startupWith(`startup-${index}`, {
        name,
        domain: `${"long-".repeat(30)}${index}.example`,
        overview: name.repeat(3),
      }),
    ),
  });
  for (const name of names) {
    const button = screen.getByRole("button").filter({ hasText: name });
    await button.click();
    await expect.element(pane("Startups").getByRole("heading", { name })).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth, { message: name }).toBeLessThanOrEqual(width);
    const { scrollWidth, clientWidth } = pane("Startups").element();
    expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
    const back = screen.getByRole("button", { name: "All startups" });
    if (width === 390) await back.click();
  }
});

test("an address that names a company shows it", async () => {
  const { pane, choose, router } = await openEcosystem({
    startups: [startupWith("Fillbar"), startupWith("Quiet")],
    incumbents: [incumbentWith("Maersk")],
    linked: "Quiet",
  });
  await expect.element(pane("Startups").getByRole("heading", { name: "Quiet" })).toBeVisible();
  await expect.element(pane("Startups").getByRole("article")).toHaveFocus();
  await choose("Fillbar");
  await expect.element(pane("Startups").getByRole("heading", { name: "Fillbar" })).toBeVisible();
  await router.navigate({ to: ".", hash: "Maersk", search: true });
  await expect.element(pane("Incumbents").getByRole("heading", { name: "Maersk" })).toBeVisible();
  await expect.element(pane("Startups").getByRole("heading", { name: "Fillbar" })).toBeVisible();
  await router.navigate({ to: ".", hash: "Quiet", search: true });
  await expect.element(pane("Startups").getByRole("heading", { name: "Quiet" })).toBeVisible();
});

test("an address that names nothing that is there shows the lists", async () => {
  const { screen } = await openEcosystem({ startups: [startupWith("Fillbar")], linked: "Gone" });
  await expect.element(screen.getByText("Select a startup to view details")).toBeVisible();
});
