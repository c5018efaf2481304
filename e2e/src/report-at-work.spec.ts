import { expect, type Page } from "@playwright/test";
import { invitesIda, newPage } from "./colleague.ts";
import { expandAnIdea, fromConceptsToOverview } from "./idea-to-report.ts";
import { Person } from "./person.ts";
import { test } from "./seedbed.ts";

const title = "Refill depots for shared offices";

async function opensReport(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: title }).click();
}

async function opensScan(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Report" })
    .getByRole("link", { name: /^Market Scan/ })
    .click();
  await expect(page.getByRole("heading", { name: "PESTEL Analysis" })).toBeVisible();
  // The trends stand below the first screen.
  await page.mouse.wheel(0, 400);
}

/** Opens a text, and writes another one over it. */
async function begins(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${label}` }).click();
  await expect(page.locator("textarea:focus, input:focus")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

async function writes(page: Page, label: string, text: string): Promise<void> {
  await begins(page, label, text);
  await page.keyboard.press("ControlOrMeta+Enter");
}

const undoOf = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).first();

test("an idea becomes a report in which two people work: they edit, take back, meet, bring it up to date, archive it and take it along", async ({
  browser,
  offlineServer: { url },
}) => {
  // From the sign-up on, on a machine that does other things, too.
  test.setTimeout(600_000);
  const ada = await newPage(browser);

  await test.step("a new user grows an idea into an opened report, without a model", async () => {
    const person = new Person(ada, url);
    await person.joins("Northwind Mills");
    await expandAnIdea(person);
    await person.clarifies("We start with the buildings our vans pass anyway");
    await person.watchesConceptsArrive();
    await fromConceptsToOverview(person, title);
    await expect(ada.getByText("Drafted offline").first()).toBeVisible();
  });

  const report = ada.url();
  const ida = await invitesIda(ada, browser, url);
  await ada.goto(report);
  await opensReport(ida, url);
  await opensScan(ada);
  await opensScan(ida);

  await test.step("a trend is edited, taken back and done again by keys, and the other one sees it come", async () => {
    await writes(ada, "Summary of “Political”", "Cities ask for refill counters");
    await expect(ida.getByText("Cities ask for refill counters").first()).toBeVisible();
    await undoOf(ada).click();
    await expect(ida.getByText("Cities ask for refill counters")).toHaveCount(0);
    // The other one may hear of it before the answer has come.
    await expect(ada.getByText(/^Taken back/)).toBeVisible();
    await ada.keyboard.press("ControlOrMeta+Shift+Z");
    await expect(ida.getByText("Cities ask for refill counters").first()).toBeVisible();
  });

  await test.step("a key finding is added by one, and removed by the other", async () => {
    // Political is the first of the trends.
    await ada.getByRole("button", { name: "Add a finding" }).first().click();
    await ada.getByLabel("Finding", { exact: true }).fill("A permit takes three months");
    await ada.getByRole("button", { name: "Add", exact: true }).click();
    const findings = ida.getByRole("region", { name: "Key findings, Political" });
    await findings.getByRole("button", { name: "Next finding" }).click();
    await expect(findings.getByText("A permit takes three months", { exact: true })).toBeVisible();
    await ida.getByRole("button", { name: "Actions for finding 2 of “Political”" }).click();
    await ida.getByRole("menuitem", { name: /^Remove/ }).click();
    await expect(ada.getByText("A permit takes three months", { exact: true })).toHaveCount(0);
  });

  await test.step("the same text written by both at once shows both, and one is chosen", async () => {
    await begins(ada, "Impact of “Social”", "Ask the cleaners first");
    await writes(ida, "Impact of “Social”", "Ask the tenants first");
    await expect(ada.getByText(/^Ida Berg changed this while you were writing/)).toBeVisible();
    await ada.keyboard.press("ControlOrMeta+Enter");
    const conflict = ada.getByRole("region", { name: /^You and Ida( Berg)? changed the same text/ });
    await expect(conflict).toContainText("cleaners");
    await expect(conflict).toContainText("tenants");
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect(ida.getByText("Ask the cleaners first").first()).toBeVisible();
  });

  await test.step("what became outdated says why, and is brought up to date, with people's words in their place", async () => {
    await expect(ada.getByText(/Outdated since/).first()).toBeVisible();
    await ada.getByRole("button", { name: /^Update \d outdated sections$/ }).click();
    await ada.getByRole("button", { name: /^Update \d sections$/ }).click();
    await expect(ada.getByText(/Outdated since/)).toHaveCount(0, { timeout: 90_000 });
    await expect(ada.getByText("Cities ask for refill counters").first()).toBeVisible();
  });

  await test.step("it goes to the archive and comes back", async () => {
    await ada.getByRole("button", { name: `Actions for ${title}` }).click();
    await ada.getByRole("menuitem", { name: "Archive" }).click();
    await expect(ada.getByText("Archived.")).toBeVisible();
    await undoOf(ada).click();
    await expect(ada.getByText("Taken out of the archive.")).toBeVisible();
  });

  await test.step("its snapshot is a PDF with the name of company and concept", async () => {
    await ada.keyboard.press("Shift+D");
    for (const key of ["E", "B", "U", "G"]) await ada.keyboard.press(`Shift+${key}`);
    const arrives = ada.waitForEvent("download");
    await ada.getByRole("button", { name: "Opportunity Snapshot" }).click();
    const file = await arrives;
    expect(file.suggestedFilename()).toMatch(/^northwind-mills-refill-depots-for-shared-offices-\d{8}\.pdf$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe("%PDF-");
  });
});
