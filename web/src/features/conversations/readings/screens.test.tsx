import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageOf } from "#testing/concepts.ts";
import { readingOnce } from "#testing/reading.ts";
import { cardTalk } from "../card/card-talk-part.ts";
import { leadingRule } from "../composer/leading-rule.ts";
import {
  asked,
  conversationUuid,
  conversationWith,
  greeting,
  messageWith,
  onJob,
  refusal,
  sentence,
} from "../testing/conversations.fixture.ts";
import {
  field,
  openTalk,
  paths,
  profileAddress,
  severalAddress,
  viewAddress,
  windowOf,
} from "../testing/open-talk.fixture.ts";

beforeAll(() => Promise.all([cardTalk.fetch(), leadingRule.fetch()]));

type App = Awaited<ReturnType<typeof openTalk>>;
type Options = Parameters<typeof openTalk>[1];

const opened = `${viewAddress}&conversation=${conversationUuid}`;
const drafted = messageWith({ origin: "draft", sentences: [sentence("By hand.", { restsOn: [onJob] })] });
const talked: Options = { messages: [greeting, asked("How do you bill?"), drafted, asked("And at $29?"), refusal()] };
const listed: Options = {
  ...talked,
  prepare: (server) =>
    server.on(paths.list(), {
      body: pageOf([
        conversationWith("How do you bill?", { uuid: conversationUuid, updatedAt: "2026-01-02T10:00:00.000Z" }),
        conversationWith("First questions", { updatedAt: "2026-01-01T10:00:00.000Z", isDrafted: true }),
      ]),
    }),
};
const view = () => page.getByRole("region", { name: /^Conversation with/ });
const card = () => page.getByRole("region", { name: /^Talk|Marta/ }).first();

interface State {
  address: string;
  options?: Options;
  narrow?: true;
  act?: (app: App) => Promise<unknown>;
  shown?: () => ReturnType<typeof page.getByRole>;
}

const states: Record<string, State> = {
  "opened-nothing-said": { address: viewAddress, options: {} },
  opened: { address: opened, options: listed },
  "opened-drafted-chosen": {
    address: opened,
    options: listed,
    act: async () => {
      await view().getByText("By hand.").click();
      await expect.element(view().getByText("1 fact of Marta’s profile", { exact: true })).toBeVisible();
    },
  },
  "opened-narrow": { address: opened, options: listed, narrow: true },
  "opened-narrow-rests": {
    ...{ address: opened, options: listed, narrow: true },
    act: () => view().getByRole("button", { name: "What it rests on" }).click(),
  },
  several: { address: severalAddress, shown: () => page.getByRole("region", { name: "Ask several" }) },
};

test.for(Object.entries(states))("what a conversation with a persona says: %s", async ([name, state]) => {
  await windowOf(state.narrow ? 1000 : 1440, 1000);
  const app = await openTalk(state.address, state.options);
  const shown = (state.shown ?? view)();
  await expect.element(shown).toBeVisible();
  await expect.element(page.getByRole("textbox").last()).toBeVisible();
  await state.act?.(app);
  // Which number a message has hangs on what was made before it, and how long ago something was on the day.
  const reading = (await readingOnce(shown, { late: true }))
    .replaceAll(/<id …\w+>/g, "<id>")
    .replaceAll(/\d+ \w+ ago/g, "<age>");
  const from = reading.search(/^ *tablist "Personas"|^ *region "Ask several"/m);
  await expect(reading.slice(Math.max(0, from))).toMatchFileSnapshot(`${name}.txt`);
});

test("what the card of a conversation says beside a profile", async () => {
  await windowOf(1440, 1000);
  await openTalk(profileAddress);
  await expect.element(card()).toBeVisible();
  const reading = await readingOnce(card());
  const from = reading.search(/^ *region "Talk to Marta/m);
  const to = reading.search(/^ *heading "Jobs to be done"/m);
  await expect(reading.slice(from, to)).toMatchFileSnapshot("card.txt");
});

test.each([
  ["Don't you think a depot is better?", "This question names its answer. People agree with what they are offered."],
  [
    "If we saved you a fifth, what would you do?",
    "This question makes an offer. People agree with what they are offered.",
  ],
  [
    "Would you buy a depot?",
    "This question asks for a guess. People are kind about what they would do, and exact about what they did.",
  ],
  ["What do you like about our great idea?", "This question praises the idea. Few people contradict praise."],
])("a question that leads is told why: %s", async (question, sentenceOfIt) => {
  await openTalk(viewAddress);
  await field().fill(question);
  const note = page.getByRole("status").filter({ hasText: "Ask instead:" });
  await expect.element(note).toMatchTextContent(sentenceOfIt);
  const better = note.element().querySelector("q")?.textContent ?? "";
  await page.getByRole("button", { name: "Use this wording" }).click();
  await expect.element(field()).toHaveValue(better);
  await expect.element(field()).toHaveFocus();
  await expect.element(note).not.toBeInTheDocument();
});
