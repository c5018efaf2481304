import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { pipeline } from "node:stream";
import { expect, type Page } from "@playwright/test";
import { removeDataDir, type SpawnedServer, spawnServer } from "@seedbed/server/test-support/spawned-server";
import { TOTP } from "otpauth";
import { Person } from "./person.ts";
import { test as base } from "./seedbed.ts";

const password = "correct horse battery";
const halfMinute = 30_000;

/** A server at an address with a name: browsers have no passkeys for numbers. */
const test = base.extend<object, { namedServer: SpawnedServer }>({
  namedServer: [
    async ({ browserName: _browser }, use) => {
      // What holds the address stands before the server that has to know it: a port that is let go of is taken by others.
      const front = createServer();
      await once(front.listen(0, "127.0.0.1"), "listening");
      const url = `http://localhost:${(front.address() as AddressInfo).port}`;
      const server = await spawnServer({ env: { PUBLIC_URL: url } });
      front.on("connection", (outer) => {
        const inner = connect(server.port, "127.0.0.1");
        pipeline(outer, inner, outer, () => undefined);
      });
      await use({ ...server, url });
      await server.stop();
      front.close();
      await removeDataDir(server.dataDir);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** A security key in the browser, whose owner always touches it and gives the PIN. */
async function plugInKey(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto(new URL("/settings/security", page.url()).href);
  await page.getByRole("button", { name: "Sign out this device" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}

/** The password, and then the second half. */
async function begin(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
}

test("a person sets up an authenticator app, signs in with a code and a recovery code, adds a passkey and signs in with that; without any, the company leads back to the set-up", async ({
  page,
  namedServer: { url },
}) => {
  const person = new Person(page, url);
  await person.joins("Northwind Mills");
  const home = page.getByRole("heading", { name: "Northwind Mills" });

  await page.goto(`${url}/settings/security`);
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = (
    await page
      .getByText(/You cannot scan it/)
      .locator("code")
      .innerText()
  ).replaceAll(" ", "");
  const app = new TOTP({ secret });
  const first = Date.now();
  await page.getByLabel("Code", { exact: true }).fill(app.generate({ timestamp: first }).replace(/^.../, "$& "));
  await page.getByRole("button", { name: "Switch on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).locator("code");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await saved).suggestedFilename()).toBe("seedbed-recovery-codes.txt");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();

  await signOut(page);
  await begin(page, person.email);
  await page.getByLabel("Code", { exact: true }).fill("000 000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  // The code of the set-up is used up: the next one, which a clock that is ahead shows already.
  const next = Math.max(Date.now(), (Math.floor(first / halfMinute) + 1) * halfMinute);
  await page.getByLabel("Code", { exact: true }).fill(app.generate({ timestamp: next }));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(home).toBeVisible();

  await signOut(page);
  await begin(page, person.email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode.toUpperCase());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(home).toBeVisible();

  await plugInKey(page);
  await page.goto(`${url}/settings/security`);
  await expect(page.getByText(/9 recovery codes are left/)).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name of the passkey").fill("Blue key");
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Add passkey" }).click();
  const row = page.getByRole("table", { name: "Passkeys" }).getByRole("row", { name: /Blue key/ });
  await expect(row).toContainText("Never");

  await signOut(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(home).toBeVisible();
  await page.goto(`${url}/settings/security`);
  await expect(row).not.toContainText("Never");

  await page.goto(`${url}/settings/members`);
  await page.getByRole("switch", { name: "Everyone in this company signs in with a second factor" }).click();
  await expect(page.getByText("Everyone is asked for a second factor")).toBeVisible();
  await page.goto(`${url}/settings/security`);
  await page.getByRole("button", { name: "Switch off" }).click();
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("The authenticator app is switched off")).toBeVisible();
  await page.getByRole("button", { name: "Remove the passkey Blue key" }).click();
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Remove passkey" }).click();

  const wall = page.getByRole("heading", { name: "Set up a second factor" });
  await expect(wall).toBeVisible();
  await page.goto(`${url}/settings/company`);
  await expect(wall).toBeVisible();
  await page.getByLabel("Name of the passkey").fill("Green key");
  await page.getByLabel("Your password", { exact: true }).last().fill(password);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("link", { name: "Go on to Seedbed" }).click();
  await expect(home).toBeVisible();
});
