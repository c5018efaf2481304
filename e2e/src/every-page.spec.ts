import { expect, type Page, type Request } from "@playwright/test";
import { inspectPage, settled } from "./inspect-page.ts";
import { Person } from "./person.ts";
import { type DemoServer, test } from "./seedbed.ts";

const publicPages = {
  login: "/login",
  "sign-up": "/sign-up",
  "invalid-invitation": "/sign-up?ticket=made-up",
  "verify-email": "/verify-email?email=ada%40example.com&sent=1",
  "confirm-email": "/confirm-email",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password?email=ada%40example.com",
};

const workspacePages = {
  "incubate-start": "/concept/incubate",
  drafts: "/concept/drafts",
  "settings-about": "/settings/about",
  "settings-security": "/settings/security",
  "settings-members": "/settings/members",
  "settings-audit": "/settings/audit",
  nucleus: "/nucleus",
  challenges: "/challenge",
  testing: "/testing",
  "unknown-page": "/no/such/page",
};

const reportPages = {
  "market-scan": "market-scan",
  "customer-profile": "customer-profile",
  conversation: "customer-profile?view=conversation",
  interviews: "customer-profile?view=interviews",
  "financial-projection": "financial-projection",
  assumptions: "assumptions",
  settings: "settings",
  testing: "testing",
};

test("the public pages can be seen and used by everybody", async ({ page, offlineServer }) => {
  for (const [name, path] of Object.entries(publicPages)) await visit(page, offlineServer.url + path, name);
});

test("a new company's empty pages can be seen and used by everybody", async ({ page, offlineServer }) => {
  const person = new Person(page, offlineServer.url);
  await person.verifies();
  await inspectPage(page, "onboarding");
  await person.founds("Northwind Mills");
  await inspectPage(page, "dashboard-empty");
  await visit(page, `${offlineServer.url}/concept`, "bank-empty");
});

test("the pages of the workspace can be seen and used by everybody", async ({ page, demoServer }) => {
  const person = new Person(page, demoServer.url);
  await person.signsIn(demoServer.account.email, demoServer.account.password);
  for (const [name, path] of Object.entries(workspacePages)) await visit(page, demoServer.url + path, name);
});

test("the pages of a report can be seen and used by everybody", async ({ page, demoServer }) => {
  const report = await opensReport(page, demoServer);
  for (const [name, path] of Object.entries(reportPages)) await visit(page, `${report}/${path}`, name);
});

test("a page of a report asks for one sheet and for nothing twice, and looks as if it had been walked to", async ({
  page,
  demoServer,
}) => {
  const report = await opensReport(page, demoServer);
  const tabs = page.getByRole("navigation", { name: "Report" }).getByRole("link");
  for (const [index, tab] of (await tabs.allTextContents()).entries())
    await test.step(tab, async () => {
      await page.goto(report);
      await tabs.nth(index).click();
      await expect(tabs.nth(index)).toHaveAttribute("aria-current", "page");
      await settled(page);
      const walkedTo = await look(page);

      const asked: string[] = [];
      const note = (request: Request) => asked.push(new URL(request.url()).pathname);
      page.on("request", note);
      await page.goto(page.url());
      await settled(page);
      page.off("request", note);
      const assets = asked.filter((path) => path.startsWith("/assets/"));
      expect(assets.filter((path, at) => assets.indexOf(path) !== at)).toEqual([]);
      expect(assets.filter((path) => /-page-[\w-]+\.css$/.test(path))).toHaveLength(1);
      const inIt = page.locator('link[rel="stylesheet"][disabled]');
      const parts = await inIt.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
      expect(parts.length).toBeGreaterThanOrEqual(4);
      expect(assets.filter((path) => parts.includes(path))).toEqual([]);
      await expect.poll(() => look(page)).toEqual(walkedTo);

      // A sheet that does not come leaves no page bare.
      const lost = await page.locator('link[rel="stylesheet"]:not([disabled])').first().getAttribute("href");
      await page.route(`**${lost}`, (route) => route.abort());
      await page.goto(page.url());
      await expect.poll(() => look(page)).toEqual(walkedTo);
      await page.unroute(`**${lost}`);
    });
});

/** Where the title and the tabs stand, and how they are written. */
const look = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 0 });
    return [...document.querySelectorAll("main h1, nav[aria-label='Report'] a")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontFamily, fontSize, padding } = getComputedStyle(element);
      return [element.textContent, ...[x, y, width, height].map(Math.round), color, fontFamily, fontSize, padding].join(
        " ",
      );
    });
  });

test("a page that is reloaded or gone back to stands where it was left", async ({ page, demoServer }) => {
  await opensReport(page, demoServer);
  await page.getByRole("link", { name: "Market Scan" }).first().click();
  const lowerPart = page.getByRole("heading", { name: "PESTEL Analysis" });
  await expect(lowerPart).toBeVisible();
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 600 }));
  await expect.poll(top).toBe(600);

  await page
    .getByRole("link", { name: "Assumptions" })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(600);

  const answers = Promise.withResolvers<void>();
  await page.route("**/concept/*/market-scan/**", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  // An outline, far too short to stand there yet.
  await expect(page.getByRole("link", { name: "Assumptions" }).first()).toBeVisible();
  expect(await lowerPart.count()).toBe(0);
  answers.resolve();
  await expect.poll(top).toBe(600);
});

/** Signs in and walks to a report of the demo company. Gives its address. */
async function opensReport(page: Page, { url, account }: DemoServer): Promise<string> {
  await new Person(page, url).signsIn(account.email, account.password);
  await page.goto(`${url}/concept`);
  await page.getByRole("link", { name: "Refill depots for shared offices" }).click();
  await expect(page.getByRole("heading", { name: "Our Right to Win" })).toBeVisible();
  return page.url().replace(/\/$/, "");
}

async function visit(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await inspectPage(page, name);
}
