import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asked, conceptUuid, conversationUuid, greeting, refusal } from "../testing/conversations.fixture.ts";
import { field, openTalk, paths, replyEvent, viewAddress, windowOf } from "../testing/open-talk.fixture.ts";

const view = () => page.getByRole("region", { name: /^Conversation with/ });
const opened = `${viewAddress}&conversation=${conversationUuid}`;
const openWide = async (...options: Parameters<typeof openTalk>) => {
  await windowOf(1440, 1000);
  return openTalk(...options);
};

test("what another window asks and hears in the same conversation appears here, once", async () => {
  const { server, tell } = await openWide(opened, { messages: [greeting] });
  await expect.element(view().getByText(greeting.content)).toBeVisible();
  const question = asked("From the other window?");
  const reply = refusal();
  const session = { sessionId: conversationUuid, conceptUuid };
  server.on(paths.messages(), { body: { results: [greeting, question] } });
  tell("customer.profile.chat.typing", { ...session, value: true });
  await expect.element(view().getByText("From the other window?")).toBeVisible();
  await expect.element(field()).toBeDisabled();
  server.on(paths.messages(), { body: { results: [greeting, question, reply] } });
  tell("customer.profile.chat", replyEvent(reply, { replyTo: question.uuid }));
  tell("customer.profile.chat", replyEvent(reply, { replyTo: question.uuid }));
  await expect.element(view().getByText("Would not pay", { exact: true })).toBeVisible();
  await expect.element(field()).toBeEnabled();
  expect(view().getByText("Would not pay", { exact: true }).elements()).toHaveLength(1);
  // What cannot be read again stays as it was.
  server.on(paths.messages(), { status: 500, body: { detail: "No luck." } });
  tell("customer.profile.chat.typing", { ...session, value: true });
  await expect.element(page.getByText("Something went wrong: No luck.")).toBeVisible();
  expect(
    view()
      .getByText(/^This conversation could not be loaded/)
      .elements(),
  ).toEqual([]);
});

test("what is asked in another window while the messages are first read is read, too", async () => {
  const first = Promise.withResolvers<void>();
  const { server, tell } = await openWide(opened, {
    prepare: (server) => server.on(paths.messages(), { body: { results: [greeting] }, after: first.promise }),
  });
  await expect.poll(() => server.bodiesOf(paths.messages()).length).toBeGreaterThan(0);
  server.on(paths.messages(), { body: { results: [greeting, asked("From the other window?")] } });
  tell("customer.profile.chat.typing", { sessionId: conversationUuid, conceptUuid, value: true });
  await expect.element(view().getByText("From the other window?")).toBeVisible();
  first.resolve();
  await expect.element(view().getByText("From the other window?")).toBeVisible();
});
