import type { BrowserContext } from "playwright";

/** Signs in by the form, and leaves the session in the context. */
export async function signIn(
  context: BrowserContext,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  // The session is stored a moment after the person is let in.
  await page.waitForFunction(() => localStorage.getItem("seedbed.session") !== null);
  await page.close();
}
