import { expect, type Locator, type Page } from "@playwright/test";
import { plantAnsweredSeed, saveFirstConcept } from "@seedbed/server/test-support/planted-seed";
import { articles } from "@seedbed/server/test-support/research-pages/articles";
import { signUpOverHttp } from "@seedbed/server/test-support/sign-up-over-http";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

const wish = "Only hospitals in Spain";
const ownQuestion = "How far ahead do hospital kitchens know what they will need?";
const ownWords = "hospital kitchen forecast discharges order";
const reason = "Written by somebody who sells it";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
/** Without the signs of headings, lists and tables, which are written in more than one way. */
const wordsOf = (text: string) => plain(text.replaceAll(/# |\||- /g, " "));
const evidenceButtons = (page: Page) => page.getByRole("button", { name: /^Evidence and reasoning of .* confidence$/ });
const sourcesIn = (panel: Locator) => panel.getByRole("article", { name: /^Source \d+:/ });
const band = (page: Page) => page.getByRole("region", { name: "Report with research" });

test("research is planned, changed, watched and followed to the page it read; what rests on a rejected page is written anew without it", async ({
  page,
  researchingServer: { url, pages, model },
}) => {
  const ada = await signUpOverHttp(url);
  const report = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
  await new Person(page, url).signsIn(ada.email, ada.password);
  await page.goto(`${url}/concept/${report}`);

  await test.step("the plan is looked at, changed and begun", async () => {
    await page.getByRole("button", { name: "Look at the plan" }).click();
    const plan = page.getByRole("dialog", { name: "What will be looked up" });
    await plan.getByRole("textbox", { name: "Wishes" }).fill(wish);
    await plan.getByRole("button", { name: "Remove: What carries, seen by trends?" }).click();
    await plan.getByRole("button", { name: "Add a question to Trends and drivers" }).click();
    await page.keyboard.type(ownQuestion);
    const asked = plan.getByRole("listitem").filter({ hasText: ownQuestion });
    await asked.getByRole("textbox", { name: "Search words 1" }).fill(ownWords);
    await plan.getByRole("button", { name: "Start", exact: true }).click();
    await expect(plan).toHaveCount(0);
  });

  await test.step("it is shown what is read, and what may not be", async () => {
    await expect(band(page).getByRole("heading", { name: /^Reading for question \d+ of 10$/ })).toBeVisible();
    await expect(page.getByText("Reading now")).toBeVisible();
    const log = page.getByRole("region", { name: "Pages so far" });
    await expect(log.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText(/^Refused: /).first()).toBeVisible();
    await expect(band(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByRole("heading", { name: "Does this sound promising?" })).toBeVisible();
  });

  await test.step("the words that were written were searched for, and the wish went to the model alone", () => {
    const searched = pages.hits().flatMap(({ path }) => new URL(path, url).searchParams.get("q") ?? []);
    expect(searched).toContain(ownWords);
    expect(searched.join(" ")).not.toContain("xylograph quoins trends");
    expect(searched.join(" ")).not.toMatch(/Spain/);
    const told = model.calls.filter(({ messages }) => messages.some(({ text }) => text.includes(wish)));
    expect(told.map(({ task }) => task)).toEqual(
      expect.arrayContaining(["profile_signals", "trends", "market_forces"]),
    );
    expect(pages.secretHits()).toBe(0);
  });

  await page
    .getByRole("navigation", { name: "Report" })
    .getByRole("link", { name: /^Market Scan/ })
    .click();
  // What stands below the first screen comes when somebody moves on it, and not every force rests on a source.
  const opener = evidenceButtons(page).first();
  await expect(async () => {
    await page.mouse.move(700, 500);
    await page.mouse.move(700, 510);
    await expect(opener).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const panel = page.getByRole("dialog");

  const title = await test.step("by keys, a claim leads to its passage and to the page as it was kept", async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByText("Conclusion", { exact: true })).toBeVisible();
    await panel.getByRole("tab", { name: "Overview" }).focus();
    await page.keyboard.press("ArrowRight");
    const source = sourcesIn(panel).first();
    await expect(source.getByText(/^Quotes? found in kept copy$/)).toBeVisible();
    const named = await source.getByRole("heading").innerText();
    const quote = plain(await source.locator("mark").first().innerText());
    const read = articles.find((article) => article.title === plain(named));
    expect(wordsOf(read?.paragraphs.join(" ") ?? "")).toContain(wordsOf(quote));
    await source.getByRole("button", { name: /^Actions for source/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Read kept copy" }).press("Enter");
    const copy = panel.getByRole("region", { name: "Text of the kept copy" });
    await expect(copy.locator("mark").first()).toBeInViewport();
    expect(plain((await copy.locator("mark").allInnerTexts()).join(" "))).toContain(quote);
    await expect(panel.getByText(/^Kept copy, retrieved/)).toBeVisible();
    await panel.getByRole("button", { name: "Sources", exact: true }).press("Enter");
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    return named;
  });

  const path = new URL(pages.pageUrl(articles.find((article) => article.title === plain(title))?.path ?? "/")).pathname;
  const timesRead = () => pages.hits().filter((hit) => hit.path === path).length;
  const readBefore = timesRead();

  await test.step("the page is rejected, and it is shown what rested on it", async () => {
    await opener.click();
    await panel.getByRole("tab", { name: /^Sources/ }).click();
    await sourcesIn(panel)
      .first()
      .getByRole("button", { name: /^Actions for source/ })
      .click();
    await page.getByRole("menuitem", { name: "Reject this source" }).click();
    await panel.getByRole("textbox", { name: /^Why it is rejected/ }).fill(reason);
    await panel.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(sourcesIn(panel).first()).toContainText(`Rejected by Ada Moreau, just now: ${reason}`);
    await page.keyboard.press("Escape");
    const notice = page.getByRole("note", { name: "Outdated" }).first();
    await expect(notice).toContainText("Ada Moreau rejected the source");
    await expect(notice).toContainText(reason);
    await notice.getByRole("button", { name: "What rested on it" }).click();
    const picture = page.getByRole("article", { name: "Rejected sources" });
    await expect(picture.getByRole("heading", { name: /^One source rejected, \w+ sections? outdated$/ })).toBeVisible();
    await expect(picture.getByText(/^(?:No source left|Stands)$/).first()).toBeVisible();
  });

  await test.step("the update writes what rested on it anew, and does not bring it back", async () => {
    const picture = page.getByRole("article", { name: "Rejected sources" });
    await picture.getByRole("button", { name: /^Update \d outdated sections?$/ }).click();
    await expect(page.getByRole("note", { name: "Outdated" })).toHaveCount(0);
    await expect(page.getByText(/^Writing, \d of \d sections?$/)).toHaveCount(0, { timeout: 90_000 });
    await expect(page.getByRole("note", { name: "Outdated" })).toHaveCount(0);
    await expect(evidenceButtons(page).first()).toBeVisible();
    const { body } = await ada.call("GET v1/concept/{id}/sources", { params: { id: report } });
    expect(body.results.map((source) => source.title)).not.toContain(plain(title));
    expect(body.results.length).toBeGreaterThan(0);
    expect(timesRead()).toBe(readBefore);
  });
});
