import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { holdPauses } from "#testing/held-pauses.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { session } from "../../../transport/session.ts";
import { savingPatience } from "./saving/until-saved.ts";
import { openSection, paths } from "./testing/open-section.fixture.tsx";

const summary = "Rules push owners to count packaging, and hybrid work has made small orders dear.";
const waiting = "Not saved yet. It is saved as soon as the server answers.";
const down = { status: 503, body: { detail: "The model is away.", code: "unavailable" } };

type App = Awaited<ReturnType<typeof openSection>>;
async function write({ edit }: App, text: string) {
  await edit("Summary").click();
  await userEvent.keyboard(`${text}{Control>}{Enter}{/Control}`);
}

describe("the server's answers", () => {
  test("changes go one after another, in their order, and each is made from the one before", async () => {
    const app = await openSection();
    const { server, sent } = app;
    const first = Promise.withResolvers<void>();
    server.on(paths.changes, { body: { revision: 2 }, after: first.promise });
    await write(app, " One");
    await write(app, " Two");
    await expect.element(app.screen.getByText(`${summary} One Two`)).toBeVisible();
    expect(sent()).toHaveLength(1);
    first.resolve();
    await expect.poll(sent).toMatchObject([
      { value: `${summary} One`, seen: summary },
      { value: `${summary} One Two`, seen: `${summary} One` },
    ]);
  });

  test("what could not reach the server is said, kept, and sent again when the line is back", async () => {
    const app = await openSection();
    const { screen, server, accept, sent } = app;
    server.on(paths.changes, down);
    await write(app, " One");
    await expect.element(screen.getByRole("status").getByText(waiting)).toBeVisible();
    await expect.element(screen.getByText(`${summary} One`)).toBeVisible();
    await write(app, " Two");
    accept();
    dispatchEvent(new Event("online"));
    await expect.element(screen.getByText("Updated successfully")).toBeVisible();
    await expect.element(screen.getByText(waiting)).not.toBeInTheDocument();
    await expect.poll(() => sent().at(-1)).toMatchObject({ value: `${summary} One Two`, seen: `${summary} One` });
    const tries = sent() as { value: string }[];
    expect(tries.filter(({ value }) => value.endsWith("Two"))).toHaveLength(1);
  });

  test("what is read of the section meanwhile does not take an unsaved change away", async () => {
    const app = await openSection();
    const { screen, server, accept, tell } = app;
    server.on(paths.changes, down);
    await write(app, " One");
    await expect.element(screen.getByText(waiting)).toBeVisible();
    tell("concept.report.changed.account", {
      conceptUuid: "33333333-3333-4333-8333-333333333333",
      section: "marketScan",
      revision: 9,
      items: [],
      by: null,
    });
    await expect.element(screen.getByText(`${summary} One`)).toBeVisible();
    accept();
    dispatchEvent(new Event("online"));
    await expect.element(screen.getByText(waiting)).not.toBeInTheDocument();
    await expect.element(screen.getByText(`${summary} One`)).toBeVisible();
  });
});

describe("leaving", () => {
  test("with what the server does not have yet asks, and staying keeps it", async () => {
    const app = await openSection();
    const { screen, server, accept, router } = app;
    server.on(paths.changes, down);
    await write(app, " One");
    await expect.element(screen.getByText(waiting)).toBeVisible();
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    // It asks at once: nothing is on its way.
    holdPauses(savingPatience);
    void router.navigate({ to: "/elsewhere" } as never);
    const dialog = screen.getByRole("dialog", { name: "Leave with unsaved changes?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText(`${summary} One`)).toBeVisible();
    void router.navigate({ to: "/elsewhere" } as never);
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect.element(screen.getByText("Elsewhere")).toBeVisible();
    accept();
    dispatchEvent(new Event("online"));
    await expect.poll(() => server.received.filter(({ key }) => key === paths.changes).length).toBeGreaterThan(1);
  });

  test("with what is saved while it is asked says so, and stays for the answer", async () => {
    const app = await openSection();
    const { screen, server, accept, router } = app;
    server.on(paths.changes, down);
    await write(app, " One");
    await expect.element(screen.getByText(waiting)).toBeVisible();
    holdPauses(savingPatience);
    void router.navigate({ to: "/elsewhere" } as never);
    await expect.element(screen.getByRole("dialog", { name: "Leave with unsaved changes?" })).toBeVisible();
    accept();
    dispatchEvent(new Event("online"));
    const saved = screen.getByRole("dialog", { name: "Leave? Your changes are saved." });
    await expect.element(saved.getByText("The server has all of them by now.")).toBeVisible();
    await untilQuiet();
    expect(screen.getByText("Elsewhere").elements()).toEqual([]);
    await saved.getByRole("button", { name: "Leave" }).click();
    await expect.element(screen.getByText("Elsewhere")).toBeVisible();
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  });

  test("with what is just being saved asks nothing: it waits for that, for two seconds at most", async () => {
    const app = await openSection();
    const { screen, server, router } = app;
    const dialog = screen.getByRole("dialog", { name: "Leave with unsaved changes?" });
    const first = Promise.withResolvers<void>();
    server.on(paths.changes, { body: { revision: 2 }, after: first.promise });
    await write(app, " One");
    const sent = () => server.bodiesOf(paths.changes).length;
    await expect.poll(sent).toBe(1);
    const held = holdPauses(savingPatience);
    void router.navigate({ to: "/elsewhere" } as never);
    await expect.poll(held.waiting).toBe(1);
    await untilQuiet();
    expect(dialog.elements()).toEqual([]);
    expect(screen.getByText("Elsewhere").elements()).toEqual([]);
    held.end();
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    void router.navigate({ to: "/elsewhere" } as never);
    await expect.poll(held.waiting).toBe(1);
    first.resolve();
    await expect.element(screen.getByText("Elsewhere")).toBeVisible();
    expect(dialog.elements()).toEqual([]);
    expect(held.waiting()).toBe(0);
  });

  test("with nothing unsaved asks nothing", async () => {
    const { screen, router, edit } = await openSection();
    await expect.element(edit("Summary")).toBeInTheDocument();
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    void router.navigate({ to: "/elsewhere" } as never);
    await expect.element(screen.getByText("Elsewhere")).toBeVisible();
  });

  test("asks nobody who is signed out", async () => {
    const app = await openSection();
    const { screen, server, router } = app;
    server.on(paths.changes, down);
    await write(app, " One");
    await expect.element(screen.getByText(waiting)).toBeVisible();
    await session.follow(null);
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    void router.navigate({ to: "/elsewhere" } as never);
    await expect.element(screen.getByText("Elsewhere")).toBeVisible();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
  });

  test("with a form in which something was written asks, too", async () => {
    const { screen, router } = await openSection();
    await screen.getByRole("button", { name: "Add an insight" }).click();
    await screen.getByRole("textbox", { name: "Title" }).fill("Half");
    void router.navigate({ to: "/elsewhere" } as never);
    await expect.element(screen.getByRole("dialog", { name: "Leave with unsaved changes?" })).toBeVisible();
  });
});
