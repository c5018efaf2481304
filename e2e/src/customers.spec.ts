import { expect, type Locator, type Page } from "@playwright/test";
import { Person } from "./person.ts";
import { test } from "./talking-server.ts";

const persona = "Viktor Sato";
const report = "Refill depots for shared offices";
const decides = "The landlord of each building decides, and he reads every contract twice.";
const transcript = [
  "Q: Walk me through the last time something ran out.",
  "P: Dishwasher tablets ran out on a Tuesday and nobody knew who orders them.",
  "Q: What did you do?",
  "P: I drove to the wholesaler myself and paid for them from the petty cash.",
].join("\n");

const card = (page: Page) => page.getByRole("region", { name: /Viktor/ }).filter({ hasText: "Synthetic persona" });
const message = (page: Page) => page.getByRole("textbox", { name: "Message to Viktor" });
const opened = (page: Page) => page.getByRole("region", { name: `Conversation with ${persona}` });
const said = (place: Locator) => place.getByRole("list", { name: "Conversation", exact: true }).locator("> li");

test("a persona is changed, asked, led, interrupted by a killed server, compared and kept, and meets what a real person said", async ({
  page,
  talkingServer: { url, account, model, kill, startAgain },
}) => {
  await new Person(page, url).signsIn(account.email, account.password);
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: report }).click();
  await page
    .getByRole("navigation", { name: "Report" })
    .getByRole("link", { name: /^Customer/ })
    .click();
  const tabs = page.getByRole("tablist", { name: "Personas" });
  await expect(tabs).toBeVisible();

  await test.step("its profile is opened by keys, and a line of its stance is written by hand", async () => {
    await tabs.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(tabs.getByRole("tab", { name: persona })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: `Edit Who decides of “${persona}”` }).press("Enter");
    await page.keyboard.type(decides);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByText(decides)).toBeVisible();
  });

  await test.step("an answer rests on that line, and its chip leads to it", async () => {
    await message(page).fill("Which landlord reads every contract twice?");
    await page.keyboard.press("Enter");
    const chip = card(page)
      .getByRole("list", { name: "Rests on" })
      .getByRole("button", { name: "Decides with others" });
    await expect(chip).toBeVisible();
    await expect(said(card(page)).last()).toContainText(decides);
    await chip.press("Enter");
    await expect(page).toHaveURL(/#stance-decidesWith$/);
    await expect(page.locator("#stance-decidesWith")).toBeInViewport();
  });

  await test.step("a question that leads is offered in better words", async () => {
    await message(page).fill("Surely you pay too much for small boxes?");
    const better = await card(page).locator("q").innerText();
    await card(page).getByRole("button", { name: "Use this wording" }).click();
    await expect(message(page)).toHaveValue(better);
    await expect(message(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(said(card(page))).toHaveCount(5);
    await expect(said(card(page)).nth(3)).toHaveText(better);
  });

  const second = await page.context().newPage();
  await test.step("the conversation is opened, and is the same one in another tab", async () => {
    await card(page).getByRole("button", { name: "Past conversations" }).click();
    await opened(page)
      .getByRole("button", { name: /^Which landlord/ })
      .click();
    await expect(page).toHaveURL(/conversation=/);
    await expect(said(opened(page))).toHaveCount(5);
    await second.goto(page.url());
    await expect(said(opened(second))).toHaveCount(5);
  });

  await test.step("the server is killed in the middle of an answer: after its start the answer comes once, in both tabs", async () => {
    const question = "Where is the building whose landlord reads a contract?";
    const before = model.calls.length;
    model.script({ task: "persona_reply", call: 1 }, { kind: "hang", afterChunks: 8 });
    await message(page).fill(question);
    await page.keyboard.press("Enter");
    await expect.poll(() => model.calls.length).toBe(before + 1);
    await kill();
    await startAgain();
    for (const tab of [page, second]) {
      await expect(said(opened(tab))).toHaveCount(7);
      await expect(said(opened(tab)).last()).toContainText(decides);
      await expect(said(opened(tab)).filter({ hasText: question })).toHaveCount(1);
    }
    await second.close();
  });

  await test.step("several are asked the same, and it is said what splits them", async () => {
    await opened(page)
      .getByRole("button", { name: /^Ask .+ the same$/ })
      .click();
    const several = page.getByRole("region", { name: "Ask several" });
    await expect(several.getByRole("article")).toHaveCount(2);
    await several
      .getByRole("textbox", { name: "Question to all of them" })
      .fill("Would you pay a monthly fee per floor and a price per kilogram?");
    await page.keyboard.press("Enter");
    await expect(several.getByText("One of two would try it.")).toBeVisible();
    await expect(several.getByText(/What splits them is/)).toBeVisible();
  });

  const kept = await test.step("a sentence is kept as an assumption that nobody has tested", async () => {
    const column = page.getByRole("region", { name: "Ask several" }).getByRole("article", { name: persona });
    const words = await column.locator("[data-sentence]").first().innerText();
    await column.getByRole("button", { name: "Keep a sentence" }).press("Enter");
    await column.getByRole("button", { name: "Assumption to test" }).press("Enter");
    await expect(column.getByText("Kept as an assumption to test", { exact: false })).toBeVisible();
    return words;
  });

  await test.step("a pasted transcript becomes a signal with its quote", async () => {
    await page.getByRole("button", { name: "Back to the profile" }).click();
    await page.getByRole("link", { name: "Real interviews" }).click();
    await page.getByRole("button", { name: "Add the first transcript" }).click();
    await page.getByRole("textbox", { name: "Transcript", exact: true }).fill(transcript);
    await page.getByRole("button", { name: "Add transcript" }).last().click();
    await expect(page.getByText("Found word for word, line 2")).toBeVisible();
    await page.getByRole("button", { name: /^Add \d signals?$/ }).click();
    await expect(page.getByText("Added", { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: new RegExp(`^${persona}`) }).click();
    const quote = page
      .getByRole("article", { name: /^Signal \d+$/ })
      .filter({ hasText: "Said in an interview, line 2" });
    await expect(quote).toContainText("Dishwasher tablets ran out on a Tuesday and nobody knew who orders them");
  });

  await test.step("the assumption says where it is from", async () => {
    await page
      .getByRole("navigation", { name: "Report" })
      .getByRole("link", { name: /^(?:Key )?Assumptions/ })
      .click();
    await page.getByRole("button", { name: kept, exact: true }).click();
    await expect(page.getByRole("paragraph").filter({ hasText: kept })).toBeVisible();
    await expect(page.getByText("Said in a synthetic conversation: no evidence yet.")).toBeVisible();
  });
});
