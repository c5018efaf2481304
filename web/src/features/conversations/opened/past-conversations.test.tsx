import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageOf } from "#testing/concepts.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import {
  asked,
  conceptUuid,
  conversationUuid,
  conversationWith,
  greeting,
  marta,
} from "../testing/conversations.fixture.ts";
import { field, openTalk, paths, viewAddress, windowOf } from "../testing/open-talk.fixture.ts";

const view = () => page.getByRole("region", { name: /^Conversation with/ });
const talkedAbout = [greeting, asked("How do you bill?")];

function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A window wide enough for three columns. */
const openWide = async (...options: Parameters<typeof openTalk>) => {
  await windowOf(1440, 1000);
  return openTalk(...options);
};

test("[S2.2.5-28] [S2.2.5-32] [S2.7-41] [S2.7-43] past conversations are listed, and one without a date says so", async () => {
  const { address, server } = await openWide(viewAddress, {
    messages: talkedAbout,
    prepare: (server) =>
      server.on(paths.list(), {
        body: pageOf([
          conversationWith("Would a free depot work?", { uuid: conversationUuid }),
          conversationWith("First questions", { updatedAt: "some day", isDrafted: true }),
        ]),
      }),
  });
  const list = view().getByRole("list", { name: "Past conversations" });
  await expect.element(list.getByRole("listitem").first()).toMatchTextContent(/Would a free depot work\?just now/);
  const undated = list.getByRole("button", { name: /^First questions/ });
  await expect.element(undated).toMatchTextContent(/Invalid date.*Drafted offline/);
  await list.getByRole("button", { name: /^Would a free depot/ }).click();
  await expect.poll(address).toContain(`conversation=${conversationUuid}`);
  await expect.element(view().getByText("How do you bill?")).toBeVisible();
  await expect
    .element(list.getByRole("button", { name: /^Would a free depot/ }))
    .toHaveAttribute("aria-current", "true");
  expect(server.received.find(({ key }) => key === paths.list())?.query.toString()).toBe("page=1");
});

test("a conversation that begins in another window comes to the list by itself", async () => {
  const { server, tell } = await openWide(viewAddress);
  await expect.element(view().getByText("No conversations yet. What you ask is kept here.")).toBeVisible();
  server.on(paths.list(), { body: pageOf([conversationWith("Who signs?", { uuid: conversationUuid })]) });
  tell("customer.profile.handshake", {
    ...{ sessionId: conversationUuid, conceptUuid, customerProfileUuid: marta.uuid },
    uuid: "0199aaaa-0000-7000-8000-0000000000d1",
  });
  await expect.element(view().getByRole("button", { name: /^Who signs\?/ })).toBeVisible();
});

test("[S2.2.5-29] [S2.2.5-30] [S3.5-43] a search waits for 300 ms without a key, marks what it found, and Escape clears it before it closes", async () => {
  const { address, server } = await openWide(viewAddress, {
    prepare: (server) =>
      server.on(paths.list(), ({ query }) => ({
        body: query.has("message")
          ? pageOf([conversationWith("Who decides", { summary: "Without rent in the paper; a rental." })])
          : pageOf([conversationWith("Who decides"), conversationWith("First questions")]),
      })),
  });
  const searches = () => server.received.filter(({ key, query }) => key === paths.list() && query.has("message"));
  const search = view().getByRole("searchbox", { name: "Search past conversations" });
  await expect.element(view().getByRole("button", { name: /^First questions/ })).toBeVisible();
  holdTime();
  await search.click();
  await userEvent.keyboard("re");
  await untilQuiet();
  await vi.advanceTimersByTimeAsync(299);
  await userEvent.keyboard("nt");
  await untilQuiet();
  await vi.advanceTimersByTimeAsync(299);
  expect(searches()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(view().getByText("1 of 2 conversations mentions “rent”")).toBeVisible();
  expect(searches().map(({ query }) => query.get("message"))).toEqual(["rent"]);
  const marks = [...view().element().querySelectorAll("mark")].map(({ textContent }) => textContent);
  expect(marks).toEqual(["rent", "rent"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(search).toHaveValue("");
  await expect.element(view().getByRole("button", { name: /^First questions/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(address).not.toContain("view=");
});

test("Escape that gives up a word of an input method clears no search, and closes no conversation", async () => {
  const { address } = await openWide(viewAddress);
  const search = view().getByRole("searchbox", { name: "Search past conversations" });
  await search.fill("家賃");
  await pressComposing(search.element(), "Escape");
  await expect.element(search).toHaveValue("家賃");
  await pressComposing(field().element(), "Escape");
  expect(address()).toContain("view=");
  await expect.element(search).toHaveValue("家賃");
});

test("[S2.2.5-31] [S2.8-26] a search that fails says so, and one that is not found says nothing of it", async () => {
  const { server } = await openWide(viewAddress);
  const search = view().getByRole("searchbox", { name: "Search past conversations" });
  await expect.element(view().getByText("No conversations yet. What you ask is kept here.")).toBeVisible();
  server.on(paths.list(), { status: 500, body: { detail: "Broken." } });
  await search.fill("rent");
  const failure = view().getByRole("alert").filter({ hasText: "Failed to search conversation. Please try again." });
  await expect.element(failure).toBeVisible();
  server.lacks(paths.list());
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect.element(view().getByText("No conversation mentions “rent”")).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test("earlier conversations are asked for page by page, and how many mention a word counts all of them", async () => {
  const { server } = await openWide(viewAddress, {
    prepare: (server) =>
      server.on(paths.list(), ({ query }) => ({
        body: {
          results: [conversationWith(`${query.has("message") ? "Found" : "Page"} ${query.get("page")}`)],
          ...(query.has("message") ? { count: 2, numberOfPages: 1 } : { count: 5, numberOfPages: 2 }),
        },
      })),
  });
  const earlier = view().getByRole("button", { name: "Show earlier ones" });
  await earlier.click();
  await expect.element(view().getByRole("button", { name: /^Page 2/ })).toBeVisible();
  await expect.element(view().getByRole("button", { name: /^Page 1/ })).toBeVisible();
  await expect.element(earlier).not.toBeInTheDocument();
  await view().getByRole("searchbox").fill(" rent ");
  await expect.element(view().getByText("2 of 5 conversations mention “rent”")).toBeVisible();
  server.on(paths.list(), { status: 500, body: { detail: "No luck." } });
  await view().getByRole("button", { name: "New conversation" }).click();
  await expect.element(view().getByRole("textbox", { name: "Message to Marta" })).toHaveFocus();
});
