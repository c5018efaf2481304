import { expect, type Page } from "@playwright/test";
import { invitesIda, newPage } from "./colleague.ts";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

const title = "Refill depots for shared offices";
const wanted = "Say the value proposition more plainly. Set the certainty of the first assumption to 3.";

const edit = (page: Page, name: string) => page.getByRole("article", { name });
const lock = (page: Page) => page.getByRole("dialog", { name: "Locked" });

async function opensReport(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
}

test("a person refines a report, leaves one edit and takes another; a colleague sees the lock come and go", async ({
  browser,
  refiningServer: { url, model, account },
}) => {
  test.setTimeout(300_000);
  const ada = await newPage(browser);
  await new Person(ada, url).signsIn(account.email, account.password);
  const ida = await invitesIda(ada, browser, url);
  await opensReport(ada, url);
  await opensReport(ida, url);

  await test.step("what is asked becomes two edits, marked on the page, of which one is left", async () => {
    await ada.getByRole("button", { name: "Refine", exact: true }).click();
    await ada.getByRole("textbox", { name: "Describe how you want this report to change" }).fill(wanted);
    await ada.keyboard.press("Enter");
    await expect(ada.getByText("2 of 2 edits", { exact: true })).toBeVisible();
    await expect(edit(ada, "Say it plainly").locator("ins")).toContainText("Said plainly.");
    await expect(ada.getByRole("button", { name: "Edit 1", exact: true })).toBeVisible();
    await ada.reload();
    await expect(ada.getByText("2 of 2 edits", { exact: true })).toBeVisible();
    // Lines break elsewhere once the letters have come, and what is below them moves.
    await ada.evaluate(() => document.fonts.ready.then(() => undefined));
    await ada.getByRole("checkbox", { name: "Include edit 1" }).locator("..").click();
    await expect(ada.getByText("1 of 2 edits", { exact: true })).toBeVisible();
  });

  await test.step("the other one is made with what it outdates, and the colleague waits until it is done", async () => {
    // What is written anew waits until the colleague has seen that it is.
    const seen = Promise.withResolvers<void>();
    model.script({}, { kind: "held", before: () => seen.promise });
    await ada.getByRole("button", { name: "Make Changes" }).click();
    await ada.getByRole("checkbox", { name: /^Update \d outdated sections?$/ }).check();
    await ada.getByRole("button", { name: "Proceed" }).click();
    await expect(ada).toHaveURL(/\/concept$/);
    await expect(ada.getByText("Concept update started")).toBeVisible();
    const sentence = "Ada Moreau is editing this concept with AI. It is locked until the update is done.";
    await expect(lock(ida).getByText(sentence)).toBeVisible();
    await ida.keyboard.press("Escape");
    await expect(lock(ida)).toBeVisible();
    seen.resolve();
    await expect(lock(ida)).toHaveCount(0);
  });

  await test.step("what stood is a version, and what was left is still there to be taken", async () => {
    await opensReport(ada, url);
    await ada.getByRole("button", { name: /^Versions: V\d+ · / }).click();
    await expect(
      ada.getByRole("dialog", { name: "Versions" }).getByRole("heading", { name: /^V\d+$/ }),
    ).not.toHaveCount(0);
    await ada.keyboard.press("Escape");
    await ada.getByRole("button", { name: "Refine", exact: true }).click();
    await expect(edit(ada, "Say it plainly")).toBeVisible();
    await expect(ada.getByText(/ of 1 edit$/)).toBeVisible();
  });
});
