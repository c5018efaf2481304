import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeTab } from "#testing/other-tab.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { signalWith } from "#testing/profiles.ts";
import { changesPath, martaWith, openProfiles, uuidOf } from "../testing/open-profiles.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const form = () => page.getByRole("form");
const text = (name: string) => form().getByRole("textbox", { name, exact: true });

async function open(options: Parameters<typeof openProfiles>[0] = {}) {
  const app = await openProfiles(options);
  await expect.element(app.screen.getByRole("heading", { name: "Real-world signals" })).toBeVisible();
  return app;
}

async function write() {
  await text("Description").fill("They pay already.");
  await text("Source title").fill("Minutes");
  await text("Source URL").fill("https://example.com");
  await form().getByRole("combobox", { name: "Stance" }).selectOptions("Against");
  await form().getByRole("combobox", { name: "Source category" }).selectOptions("Other");
}

test("a signal on its way is sent once, and stays until the server has answered", async () => {
  const { server, button } = await open();
  const answer = Promise.withResolvers<void>();
  server.on(changesPath, { body: { revision: 2 }, after: answer.promise });
  await button("Add a signal").click();
  await write();
  await text("Description").click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(form().getByRole("button", { name: "Add signal" })).toHaveAttribute("data-loading", "true");
  await userEvent.keyboard("{Control>}{Enter}{/Control}{Escape}");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.element(form()).toBeVisible();
  answer.resolve();
  await expect.element(form()).not.toBeInTheDocument();
  expect(server.bodiesOf(changesPath)).toHaveLength(1);
});

test("words of a signal outlive a click beside it and their tab, until the server has them", async () => {
  const { button, screen } = await open();
  await button("Add a signal").click();
  await text("Description").fill("They pay already.");
  await userEvent.click(document.querySelector(".mantine-Modal-overlay") ?? document.body, {
    position: { x: 1270, y: 400 },
  });
  // An input method's own.
  await pressComposing(text("Description").element(), "Escape");
  await expect.element(text("Description")).toHaveValue("They pay already.");
  await screen.unmount();
  closeTab();
  const again = await open();
  await again.button("Add a signal").click();
  await expect.element(text("Description")).toHaveValue("They pay already.");
  await write();
  await form().getByRole("button", { name: "Add signal" }).click();
  await expect.element(form()).not.toBeInTheDocument();
  await again.button("Add a signal").click();
  await expect.element(text("Description")).toHaveValue("");
});

test("its sources are named by number, taken out one by one, and end where there are twenty", async () => {
  const sources = Array.from({ length: 19 }, (_, index) => ({
    title: `Page ${index + 1}`,
    url: `https://example.com/${index + 1}`,
  }));
  const signals = [signalWith("Heard.", { uuid: uuidOf(5000), sources })];
  const { button, sent } = await open({ profiles: [martaWith({ signals })] });
  await button("Edit signal 1").click();
  const another = form().getByRole("button", { name: "Name another source" });
  await another.click();
  await expect.element(text("Source 20 title")).toHaveValue("");
  await expect.element(another).not.toBeInTheDocument();
  await form().getByRole("button", { name: "Remove source 20" }).click();
  await form().getByRole("button", { name: "Remove source 2", exact: true }).click();
  await expect.element(text("Source 2 title")).toHaveValue("Page 3");
  await form().getByRole("button", { name: "Save" }).click();
  await expect.element(form()).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ field: "sources", value: sources.filter((_, index) => index !== 1) }]);
});

test("one that was said in an interview needs no page, but no half of one", async () => {
  const interview = { uuid: uuidOf(99), quote: "We count every bottle.", line: 12 };
  const { button, sent } = await open({
    profiles: [martaWith({ signals: [signalWith("Heard.", { uuid: uuidOf(5000), interview })] })],
  });
  await button("Edit signal 1").click();
  await text("Description").fill("Heard twice.");
  await text("Source title").fill("Minutes");
  await form().getByRole("button", { name: "Save" }).click();
  await expect.element(form().getByText("Source URL is required.")).toBeVisible();
  await text("Source title").fill("");
  await form().getByRole("button", { name: "Save" }).click();
  await expect.element(form()).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ field: "description", value: "Heard twice." }]);
});
