import { expect, type Page } from "@playwright/test";

const password = "correct horse battery";

/** A person who does what people do, and looks at what people see. */
export class Person {
  readonly page: Page;
  readonly url: string;
  readonly email = `person-${Math.random().toString(36).slice(2, 9)}@example.com`;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** Signs up, reads the code in the local mailbox, and onboards. Ends on the dashboard. */
  async joins(company: string): Promise<void> {
    await this.verifies();
    await this.founds(company);
  }

  /** Signs up and reads the code in the local mailbox. Ends on onboarding. */
  async verifies(): Promise<void> {
    const { page } = this;
    await page.goto(`${this.url}/sign-up`);
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Moreau");
    await page.getByLabel("Email").fill(this.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Password confirmation").fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
    await page.getByLabel("Verification code").fill(await this.readsCode());
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByLabel("Company Name")).toBeVisible();
  }

  /** Onboards. Ends on the dashboard. */
  async founds(company: string): Promise<void> {
    const { page } = this;
    await page.getByLabel("Company Name").fill(company);
    await page.getByLabel("Company URL").fill("https://northwindmills.com");
    await page.getByLabel(/What is your organization looking to achieve/).fill("Find a second business beside flour.");
    await page.getByRole("button", { name: "Complete" }).click();
    await expect(page.getByRole("heading", { name: company })).toBeVisible();
  }

  async signsIn(email: string, secret: string): Promise<void> {
    const { page } = this;
    await page.goto(`${this.url}/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(secret);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Northwind Mills" })).toBeVisible();
  }

  /** Looks into the mailbox as a page, in another tab. */
  private async readsCode(): Promise<string> {
    const mailbox = await this.page.context().newPage();
    try {
      let code: string | undefined;
      await expect(async () => {
        await mailbox.goto(`${this.url}/local/mailbox?to=${encodeURIComponent(this.email)}`);
        code = /\b\d{6}\b/.exec(await mailbox.locator("body").innerText())?.[0];
        expect(code).toBeDefined();
      }).toPass({ timeout: 60_000 });
      return code ?? "";
    } finally {
      await mailbox.close();
    }
  }

  async starts(type: "Expand An Existing Idea" | "Identify New Opportunities"): Promise<void> {
    const { page } = this;
    await page.goto(`${this.url}/concept/incubate`);
    await expect(page.getByRole("heading", { name: "Generate New Ideas" })).toBeVisible();
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: type }) })
      .getByRole("button", { name: "Start" })
      .click();
    await expect(page).toHaveURL(/\/concept\/incubate\?.*seed=/);
  }

  async answers(question: string | RegExp, texts: string[]): Promise<void> {
    const { page } = this;
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
    for (const text of texts) {
      await page.getByLabel("New answer").fill(text);
      await page.getByRole("button", { name: "Add answer" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
    }
    await this.continues();
  }

  async chooses(question: string | RegExp, options: string[]): Promise<void> {
    const { page } = this;
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
    for (const option of options) await page.getByText(option, { exact: true }).click();
    await this.continues();
  }

  /** Says what is spent a month, and on what. */
  async spends(what: string, amount: string): Promise<void> {
    const { page } = this;
    await expect(page.getByRole("heading", { name: "What is spent today, and on what?" })).toBeVisible();
    await page.getByRole("textbox", { name: "On what" }).fill(what);
    await page.getByLabel("How much", { exact: true }).fill(amount);
    await page.getByLabel("Every", { exact: true }).selectOption("month");
    await page.getByRole("button", { name: "Add answer" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: what })).toBeVisible();
    await this.continues();
  }

  async continues(): Promise<void> {
    await this.page.getByRole("button", { name: "Continue", exact: true }).click();
  }

  /** Asks for suggestions and takes the first ones. */
  async usesSuggestions(count: number): Promise<void> {
    const { page } = this;
    await page.getByRole("button", { name: "Suggest answers" }).click();
    const uses = page.getByRole("button", { name: /^Use this answer/ });
    await expect(uses).toHaveCount(4);
    for (let used = 1; used <= count; used += 1) {
      await uses.first().click();
      await expect(page.getByRole("button", { name: "Used" })).toHaveCount(used);
    }
  }

  /** Answers the first clarifying question and comes back to the list. */
  async clarifies(text: string): Promise<void> {
    const { page } = this;
    await expect(page.getByRole("heading", { name: "Continue refining" })).toBeVisible();
    await page
      .getByRole("heading", { name: "Continue refining" })
      .locator("xpath=following::ul[1]")
      .getByRole("button")
      .first()
      .click();
    await page.getByLabel("New answer").fill(text);
    await page.getByRole("button", { name: "Add answer" }).click();
    await this.continues();
    await expect(page.getByText("Answered", { exact: true })).toBeVisible();
  }

  /** Generates concepts and watches them come: the page grows many times, word by word, until there are four to choose from. */
  async watchesConceptsArrive(): Promise<void> {
    const { page } = this;
    const growth = await page.locator("main").evaluateHandle((main) => {
      const lengths = new Set<number>();
      new MutationObserver(() => lengths.add(main.textContent?.length ?? 0)).observe(main, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return lengths;
    });
    await page.getByRole("button", { name: "Generate concepts" }).click();
    await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(4, { timeout: 60_000 });
    // More often than once for each concept; a busy machine shows many words at once.
    expect(await growth.evaluate((lengths) => lengths.size)).toBeGreaterThan(4);
  }
}
