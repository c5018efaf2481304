import type { Finding } from "@seedbed/contract/access/doctor";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./system-screen.tsx";

const read = "GET /api/v1/settings/findings";
const send = "POST /api/v1/settings/test-mail";
const fine: Finding = { part: "Database", status: "ok", says: "PostgreSQL 18.4 answers.", todo: null };
const note: Finding = { part: "Mail", status: "note", says: "SMTP_URL is not set.", todo: "Set SMTP_URL." };
const wrong: Finding = {
  part: "Proxy",
  status: "wrong",
  says: "Your call came through 10.0.0.5, which is not trusted.",
  todo: "If that is your proxy, set TRUSTED_PROXIES=10.0.0.5.",
};

async function openSystem(findings: Finding[] = [fine, note, wrong], current = currentUserWith()) {
  const server = serverKnowing(current);
  server.on(read, { body: findings });
  await session.begin("refresh-token");
  return { server, email: current.user.email, ...(await renderApp("/settings/system")) };
}

test("each part is told with its state, what was found and what to do", async () => {
  const { screen } = await openSystem();
  await expect.element(screen.getByRole("link", { name: "System" })).toHaveAttribute("aria-current", "page");
  const rows = screen.getByRole("table", { name: "What the server is set to use" }).getByRole("row");
  await expect.poll(() => rows.nth(1).element().textContent).toBe("DatabaseWorksPostgreSQL 18.4 answers.");
  expect(rows.nth(2).element().textContent).toBe("MailNoteSMTP_URL is not set.Set SMTP_URL.");
  expect(rows.nth(3).element().textContent).toBe(`ProxyDoes not work${wrong.says}${wrong.todo}`);
  await expect.element(screen.getByText("1 thing does not work.")).toBeVisible();
});

test("what stands below keeps its place when the parts of a server are told", async () => {
  const parts = Array.from({ length: 13 }, (_, index): Finding => ({ ...fine, part: `Part ${index}` }));
  const answered = Promise.withResolvers<void>();
  const server = serverKnowing(currentUserWith());
  server.on(read, { body: parts, after: answered.promise });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/system");
  const mail = screen.getByRole("heading", { name: "Test mail" });
  await expect.element(screen.getByRole("status", { name: "Trying what the server is set to use" })).toBeVisible();
  const before = mail.element().getBoundingClientRect().top;
  answered.resolve();
  await expect.element(screen.getByText("Everything that is set works.")).toBeVisible();
  expect(Math.abs(mail.element().getBoundingClientRect().top - before)).toBeLessThan(60);
});

test("checking again asks the server anew, and the sum follows", async () => {
  const { screen, server } = await openSystem([wrong, { ...wrong, part: "Mail" }]);
  await expect.element(screen.getByText("2 things do not work.")).toBeVisible();
  server.on(read, { body: [fine] });
  await screen.getByRole("button", { name: "Check again" }).click();
  await expect.element(screen.getByText("Everything that is set works.")).toBeVisible();
  expect(server.received.filter(({ key }) => key === read)).toHaveLength(2);
});

test("a check that does not come back says so, and is tried again", async () => {
  const server = serverKnowing(currentUserWith());
  server.on(read, { status: 500 });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/system");
  await expect.element(screen.getByText("The system could not be checked")).toBeVisible();
  server.on(read, { body: [fine] });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("PostgreSQL 18.4 answers.")).toBeVisible();
});

test("a test mail goes to the person, and the answer of the mail server is shown", async () => {
  const { screen, server, email } = await openSystem();
  await expect.element(screen.getByText(`A mail to ${email} shows whether mails of this server arrive.`)).toBeVisible();
  server.on(send, { body: { part: "Mail", status: "wrong", says: "It was refused: 550 nobody here.", todo: null } });
  const button = screen.getByRole("button", { name: "Send a test mail" });
  await button.dblClick();
  await expect.element(screen.getByText("It was refused: 550 nobody here.")).toBeVisible();
  expect(server.bodiesOf(send)).toHaveLength(1);
  server.on(send, { status: 429, body: { code: "rate_limited", detail: "Too many calls." } });
  await button.click();
  await expect.element(screen.getByText("Too many calls.")).toBeVisible();
  await expect.element(screen.getByText("It was refused: 550 nobody here.")).not.toBeInTheDocument();
});

test("on a phone nothing is wider than the page", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const long = "postgresql-".repeat(20);
  const { screen } = await openSystem([wrong, { ...fine, part: "Mail", says: long }]);
  await expect.element(screen.getByText(long)).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const wrap = screen.getByRole("table", { name: "What the server is set to use" }).element().parentElement;
  expect(wrap?.scrollWidth).toBeLessThanOrEqual(wrap?.clientWidth ?? 0);
});

test("the system is for admins: nobody else has the tab, and nobody else asks the server", async () => {
  const { screen, server } = await openSystem([], currentUserWith({ role: "member" }));
  await expect.element(screen.getByText("Only admins see the system")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "System" })).not.toBeInTheDocument();
  expect(server.received.map(({ key }) => key)).not.toContain(read);
});
