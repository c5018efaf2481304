import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageOf } from "#testing/concepts.ts";
import {
  asked,
  conceptUuid,
  conversationUuid,
  conversationWith,
  greeting,
  jun,
  marta,
} from "../testing/conversations.fixture.ts";
import { field, openTalk, paths, profileAddress, viewAddress, windowOf } from "../testing/open-talk.fixture.ts";

const view = () => page.getByRole("region", { name: /^Conversation with/ });
const opened = `${viewAddress}&conversation=${conversationUuid}`;

const openWide = async (...options: Parameters<typeof openTalk>) => {
  await windowOf(1440, 1000);
  return openTalk(...options);
};

test("a conversation that cannot be loaded says why, and is asked for again", async () => {
  const { server } = await openWide(opened, {
    prepare: (server) => server.on(paths.messages(), { status: 500, body: { detail: "The database sleeps." } }),
  });
  const failure = view().getByRole("alert").filter({ hasText: "This conversation could not be loaded." });
  await expect.element(failure).toMatchTextContent("This conversation could not be loaded. The database sleeps.");
  server.on(paths.messages(), { body: { results: [greeting, asked("How do you bill?")] } });
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect.element(view().getByText("How do you bill?")).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test("past conversations that cannot be loaded say why, and are asked for again", async () => {
  const { server } = await openWide(viewAddress, {
    prepare: (server) => server.on(paths.list(), { status: 500, body: { detail: "The database sleeps." } }),
  });
  const failure = view().getByRole("alert").filter({ hasText: "Past conversations" });
  await expect.element(failure).toMatchTextContent("Past conversations could not be loaded. The database sleeps.");
  server.on(paths.list(), { body: pageOf([conversationWith("Who signs?")]) });
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect.element(view().getByRole("button", { name: /^Who signs\?/ })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test("a word that the only conversation mentions is counted of one", async () => {
  await openWide(viewAddress, {
    prepare: (server) => server.on(paths.list(), { body: pageOf([conversationWith("Who signs?")]) }),
  });
  await view().getByRole("searchbox").fill("signs");
  await expect.element(view().getByText("1 of 1 conversation mentions “signs”")).toBeVisible();
});

test("Escape in the field closes the conversation, and the profile is back", async () => {
  const { address } = await openWide(viewAddress);
  await field().click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(address).not.toContain("view=");
  expect(address()).toContain(`persona=${encodeURIComponent(marta.segment).replaceAll("%20", "+")}`);
});

test("another persona is talked to beside the first, in the same view", async () => {
  const { address } = await openWide(viewAddress);
  await page.getByRole("tab", { name: jun.name }).click();
  await expect.element(page.getByRole("region", { name: `Conversation with ${jun.name}` })).toBeVisible();
  expect(address()).toContain(`persona=${jun.segment}`);
  expect(address()).toContain("view=conversation");
  await expect.element(field()).toHaveAttribute("placeholder", "Ask Jun anything");
});

test("a persona whose group is called something else while somebody talks to it is the same", async () => {
  const { server, tell } = await openWide(viewAddress, { profiles: [jun, marta] });
  await expect.element(view()).toHaveAccessibleName(`Conversation with ${marta.name}`);
  const renamed = { ...marta, segment: "Property managers", customerInsight: "I run five buildings now." };
  server.on(paths.profiles, { body: { results: [jun, renamed] } });
  server.on(paths.profile(), { body: renamed });
  const by = { uuid: jun.uuid, firstName: "Noor", lastName: "Haddad" };
  tell("concept.report.changed.account", { conceptUuid, section: "customerProfiles", revision: 40, items: [], by });
  await expect.element(page.getByText("I run five buildings now.").first()).toBeVisible();
  await expect.element(view()).toHaveAccessibleName(`Conversation with ${marta.name}`);
});

test("several are asked only where there are several", async () => {
  const several = page.getByRole("button", { name: "Ask several" });
  const app = await openWide(profileAddress);
  await expect.element(several).toBeVisible();
  await app.screen.unmount();
  await openWide(profileAddress, { profiles: [marta] });
  await expect.element(field()).toBeVisible();
  expect(several.elements()).toEqual([]);
});
