import { type Browser, expect, type Page } from "@playwright/test";

/** A page in a browser of its own. */
export const newPage = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({
      viewport: { width: 1440, height: 1000 },
      acceptDownloads: true,
      reducedMotion: "reduce",
    })
  ).newPage();

/** The link in the newest invitation to the address, read from the local mailbox. */
export async function mailedLink(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/local/mailbox?to=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { text: string }[];
  return /https?:\S+ticket=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Invites a colleague, Ida Berg, who joins in a browser of her own. */
export async function invitesIda(admin: Page, browser: Browser, url: string): Promise<Page> {
  const email = `ida-${Math.random().toString(36).slice(2, 9)}@example.com`;
  await admin.goto(`${url}/settings/members`);
  await admin.getByRole("textbox", { name: "Email" }).fill(email);
  await admin.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(admin.getByLabel("Invitation link")).toBeVisible();
  const page = await newPage(browser);
  await page.goto(await mailedLink(url, email));
  await page.getByLabel("First name (optional)").fill("Ida");
  await page.getByLabel("Last name (optional)").fill("Berg");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Password confirmation").fill("correct horse battery");
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByText("Potential Opportunity Size")).toBeVisible();
  return page;
}
