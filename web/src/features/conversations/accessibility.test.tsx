import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageOf } from "#testing/concepts.ts";
import { violations } from "#testing/violations.ts";
import {
  asked,
  conversationUuid,
  conversationWith,
  greeting,
  marta,
  messageWith,
  refusal,
} from "./testing/conversations.fixture.ts";
import {
  field,
  openTalk,
  paths,
  profileAddress,
  severalAddress,
  viewAddress,
  windowOf,
} from "./testing/open-talk.fixture.ts";

const failed = messageWith({ role: "error", content: "The model is overloaded.", code: "MODEL_BUSY", origin: null });

test.for(["light", "dark"])("conversations have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await windowOf(1440, 1000);
  const { router, screen } = await openTalk(`${viewAddress}&conversation=${conversationUuid}`, {
    messages: [greeting, asked("And at $29?"), refusal({ origin: "draft" }), asked("Who signs?"), failed],
    prepare: (server) =>
      server.on(paths.list(), {
        body: pageOf([conversationWith("First questions", { uuid: conversationUuid, isDrafted: true })]),
      }),
  });
  await expect.element(screen.getByText("MODEL_BUSY")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^First questions/ })).toBeVisible();
  await field().fill("Wouldn't it be great to get rid of all the small boxes?");
  await expect.element(screen.getByRole("button", { name: "Use this wording" })).toBeVisible();
  await screen.getByText("Yours would be a second bill.").click();
  await expect.element(screen.getByRole("group", { name: /^Keep/ })).toBeVisible();
  expect(await violations()).toEqual([]);

  await router.navigate({ to: severalAddress } as never);
  await expect.element(screen.getByRole("heading", { name: "Ask several" })).toBeVisible();
  expect(await violations()).toEqual([]);

  await router.navigate({ to: profileAddress } as never);
  await expect.element(screen.getByRole("region", { name: /^Talk to Marta/ }).getByText("Would not pay")).toBeVisible();
  expect(await violations()).toEqual([]);

  await windowOf(390, 844);
  await router.navigate({ to: viewAddress } as never);
  await screen.getByRole("button", { name: "What it rests on" }).click();
  await expect.element(page.getByRole("dialog", { name: marta.name })).toBeVisible();
  expect(await violations()).toEqual([]);
});
