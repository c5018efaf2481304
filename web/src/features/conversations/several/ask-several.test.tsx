import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  asked,
  conceptUuid,
  conversationUuid,
  greeting,
  idris,
  jun,
  marta,
  messageWith,
  refusal,
  sentence,
} from "../testing/conversations.fixture.ts";
import { openTalk, paths, replyEvent, severalAddress, viewAddress, windowOf } from "../testing/open-talk.fixture.ts";

const several = () => page.getByRole("region", { name: "Ask several" });
const column = (name: string) => several().getByRole("article", { name });
const question = "A depot, $29 per floor and month. What would you do?";
const conversationOf = (index: number) => `c0000000-0000-4000-8000-00000000010${index}`;

async function ask(content: string): Promise<void> {
  const field = several().getByRole("textbox", { name: "Question to all of them" });
  await expect.element(field).toBeEnabled();
  await field.fill(content);
  await userEvent.keyboard("{Enter}");
}

async function askAll() {
  await windowOf(1440, 1000);
  const app = await openTalk(severalAddress);
  await ask(question);
  await expect.poll(() => app.sent().length).toBe(3);
  const starts = app.sent();
  const begun = (index: number) => {
    const uuid = starts[index]?.id ?? "";
    const sessionId = conversationOf(index);
    const customerProfileUuid = [marta, jun, idris][index]?.uuid ?? "";
    app.server.on(paths.messages(sessionId), { body: { results: [greeting, asked(question, { uuid })] } });
    app.tell("customer.profile.handshake", { sessionId, conceptUuid, customerProfileUuid, uuid });
    return { replyTo: uuid, conversation: sessionId };
  };
  return { ...app, starts, begun };
}

const yes = () =>
  messageWith({ verdict: "wouldTry", name: jun.name, origin: "draft", sentences: [sentence("For one floor, yes.")] });
const no = () =>
  messageWith({ verdict: "wouldNotAgree", name: idris.name, sentences: [sentence("Not without a rent.")] });

test("one question goes to several personas, each in a conversation of its own, and the answers are counted", async () => {
  const { starts, begun, tell } = await askAll();
  expect(starts.map(({ type, data }) => [type, data])).toEqual(
    [marta, jun, idris].map(({ uuid }) => [
      "customer.profile.conversation.start",
      { conceptUuid, customerProfileUuid: uuid, content: question },
    ]),
  );
  await expect.element(column(marta.name).getByText("Marta is thinking", { exact: true }).first()).toBeVisible();
  tell("customer.profile.chat", replyEvent(refusal(), begun(0)));
  await expect.element(column(marta.name).getByText("Would not pay", { exact: true })).toBeVisible();
  await expect.element(several().getByText("One of three has answered.")).toBeVisible();
  tell("customer.profile.chat", replyEvent(yes(), begun(1)));
  tell("customer.profile.chat", replyEvent(no(), begun(2)));
  await expect.element(several().getByText("One of three would try it.")).toBeVisible();
  await expect.element(several().getByText("What splits them is what they use today", { exact: false })).toBeVisible();
  await expect
    .element(several().getByText("Synthetic answers rank questions; only people validate.", { exact: false }))
    .toBeVisible();
  await expect.element(column(jun.name).getByText("Drafted offline")).toBeVisible();
  await expect.element(column(marta.name).getByText("Price limit $22, assumed")).toBeVisible();
  const heights = [marta, jun, idris].map(({ name }) => {
    const words = column(name)
      .getByText(/I would not pay for this|For one floor, yes|Not without a rent/)
      .first();
    return words.element().closest("[data-column]")?.getBoundingClientRect().height;
  });
  expect(new Set(heights).size).toBe(1);
  await windowOf(1024, 768);
  // Beside who wrote the answer, too, there is room for a name.
  const named = column(jun.name).getByRole("heading", { name: jun.name }).element().parentElement;
  expect(named?.getBoundingClientRect().width).toBeGreaterThanOrEqual(140);
});

test("a further question goes on in each conversation, and a reload keeps both", async () => {
  const { sent, begun, tell, reload, server } = await askAll();
  const replies = [refusal(), yes(), no()];
  for (const [index, reply] of replies.entries()) {
    const at = begun(index);
    server.on(paths.messages(at.conversation), {
      body: { results: [greeting, asked(question, { uuid: at.replyTo }), reply] },
    });
    tell("customer.profile.chat", replyEvent(reply, at));
  }
  await ask("And at $22?");
  await expect.poll(() => sent().length).toBe(6);
  expect(
    sent()
      .slice(3)
      .map(({ type, data }) => [type, (data as { session_id: string }).session_id]),
  ).toEqual([0, 1, 2].map((index) => ["customer.profile.message", conversationOf(index)]));
  await reload();
  await expect.element(several().getByText("And at $22?").first()).toBeVisible();
  await expect.element(column(marta.name).getByText("Marta is thinking", { exact: true }).first()).toBeVisible();
});

test("a persona is left out, and one that is added is asked what the others were asked", async () => {
  await windowOf(1440, 1000);
  const elsa = { ...idris, uuid: "88888888-8888-4888-8888-88888888888b", name: "Elsa, cleaner", segment: "Cleaners" };
  const { sent } = await openTalk(severalAddress, { profiles: [marta, jun, idris, elsa] });
  await several().getByRole("button", { name: "Leave out Idris, office host" }).click();
  await ask(question);
  await expect.poll(() => sent().length).toBe(2);
  await several().getByRole("button", { name: "Ask Elsa" }).click();
  await expect.poll(() => sent().length).toBe(3);
  expect(sent()[2]?.data).toEqual({ conceptUuid, customerProfileUuid: elsa.uuid, content: question });
  await expect.element(column(elsa.name)).toBeVisible();
});

test("an answer is put beside another persona's answer to the same question", async () => {
  await windowOf(1440, 1000);
  const { sent, address } = await openTalk(`${viewAddress}&conversation=${conversationUuid}`, {
    messages: [greeting, asked("And at $29?"), refusal()],
  });
  await page.getByRole("button", { name: "Ask Jun the same" }).click();
  await expect.poll(address).toContain("view=several");
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]?.data).toEqual({ conceptUuid, customerProfileUuid: jun.uuid, content: "And at $29?" });
  await expect.element(column(marta.name).getByText("Would not pay", { exact: true })).toBeVisible();
  await expect.element(column(jun.name).getByText("Jun is thinking", { exact: true }).first()).toBeVisible();
  await column(marta.name).getByRole("button", { name: "Talk alone" }).click();
  await expect.poll(address).toContain(`conversation=${conversationUuid}`);
});

test("names without a blank stay within a narrow page, and two of one first name are told apart", async () => {
  await windowOf(390, 844);
  const long = "Gebäudereinigungsdienstleistungsunternehmenseinkaufsverantwortlichkeitsträgerin".repeat(2);
  const profiles = [
    { ...marta, name: long },
    jun,
    { ...idris, name: "Jun, host" },
    ...[4, 5].map((number) => ({ ...jun, uuid: `${jun.uuid.slice(0, -1)}${number}`, name: `${number}${long}` })),
  ];
  await openTalk(severalAddress, { profiles });
  await expect.element(several().getByRole("button", { name: "Leave out Jun, host" })).toBeVisible();
  const asked = several().getByRole("list", { name: "Who is asked" });
  await expect.element(asked.getByText("Jun, landlord", { exact: true })).toBeVisible();
  await expect.element(asked.getByText("Jun, host", { exact: true })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const chip of asked.getByRole("listitem").elements())
    expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
