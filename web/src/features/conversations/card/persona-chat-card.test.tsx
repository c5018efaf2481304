import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppTheme } from "../../../shell/app-theme.tsx";
import { createQueryClient } from "../../../transport/query-client.ts";
import { PersonaChatCard } from "../persona-chat-card.tsx";
import { asked, conceptUuid, conversationUuid, greeting, marta, refusal } from "../testing/conversations.fixture.ts";
import { field, openTalk, paths, profileAddress, replyEvent, say, windowOf } from "../testing/open-talk.fixture.ts";

const greetingWords =
  "Hi, I'm Marta. I run four buildings and I am measured on complaints. What would you like to know?";
const card = () => page.getByRole("region", { name: "Talk to Marta, facility" });

test("[S2.2.5-20] [S2.2.5-21] [S2.2.5-24] a persona greets under its name without the last word", async () => {
  await openTalk(profileAddress);
  await expect.element(card().getByRole("heading", { name: "Talk to Marta, facility", exact: true })).toBeVisible();
  await expect.element(card().getByText(greetingWords, { exact: true })).toBeVisible();
  await expect.element(card().getByText("Answers from this profile, 2 signals and your concept")).toBeVisible();
  await expect.element(card().getByText("Synthetic persona")).toBeVisible();
});

test("[S2.2.5-25] [S2.2.5-26] the input grows to 100 px, and holds 500 characters, counted", async () => {
  await openTalk(profileAddress);
  await expect.element(field()).toBeVisible();
  expect(field().element().getBoundingClientRect().height).toBeLessThan(40);
  await field().fill("word\n".repeat(96));
  await expect.element(card().getByText("480 / 500")).toBeVisible();
  expect(Math.round(field().element().getBoundingClientRect().height)).toBe(100);
  await userEvent.type(field(), "and more than twenty characters");
  await expect.element(card().getByText("511 / 500, 11 too long")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue(`${"word\n".repeat(96)}and more than twenty characters`);
});

test("[S2.2.5-27] Enter sends, Shift and Enter add a line", async () => {
  const { sent } = await openTalk(profileAddress);
  await field().click();
  await userEvent.keyboard("Two{Shift>}{Enter}{/Shift}lines");
  await expect.element(field()).toHaveValue("Two\nlines");
  expect(sent()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent().map(({ data }) => data))
    .toEqual([{ conceptUuid, customerProfileUuid: marta.uuid, content: "Two\nlines" }]);
});

test("[S2.2.5-22] [S2.2.5-23] [S2.4-37] [S2.7-81] [S2.7-82] [S2.7-84] [S2.7-91] [S2.7-92] [S2.7-93] [S3.7-54] [S3.7-55] a turn: the message, typing over a disabled input, the reply; then the next within its session", async () => {
  const { sent, tell, screen } = await openTalk(profileAddress, { messages: [greeting] });
  await say("Would a free depot work?");
  await expect.element(card().getByText("Would a free depot work?")).toBeVisible();
  await expect.element(card().getByRole("status", { name: "Marta is typing" })).toBeVisible();
  await expect.element(field()).toBeDisabled();
  await expect.element(field()).toHaveAttribute("placeholder", "Marta is thinking");
  const [start] = sent();
  expect(start).toMatchObject({
    type: "customer.profile.conversation.start",
    data: { conceptUuid, customerProfileUuid: marta.uuid, content: "Would a free depot work?" },
  });
  const uuid = start?.id ?? "";
  const session = { sessionId: conversationUuid, conceptUuid };
  tell("customer.profile.handshake", { ...session, customerProfileUuid: marta.uuid, uuid });
  tell("customer.profile.chat.typing", { ...session, value: true });
  await expect.element(card().getByRole("status", { name: "Marta is typing" })).toBeVisible();
  tell("customer.profile.chat.stream", { ...session, replyTo: uuid, content: "I would" });
  await expect.element(card().getByText("I would", { exact: true })).toBeVisible();
  await expect.element(card().getByRole("status", { name: "Marta is typing" })).not.toBeInTheDocument();
  tell("customer.profile.chat.stream", { ...session, replyTo: uuid, content: "I would not pay" });
  await expect.element(card().getByText("I would not pay", { exact: true })).toBeVisible();
  tell("customer.profile.chat", replyEvent(refusal(), { replyTo: uuid }));
  tell("customer.profile.chat.typing", { ...session, value: false });
  await expect.element(card().getByText(/^I would not pay for this\. Yours would be a second bill\./)).toBeVisible();
  await expect.element(card().getByText("I would not pay", { exact: true })).not.toBeInTheDocument();
  await expect.element(field()).toBeEnabled();
  // What is read aloud is the whole reply, and nothing else says it again.
  const status = screen.getByRole("status").filter({ hasText: /^Marta: I would not pay for this\./ });
  expect(status.elements()).toHaveLength(1);
  await say("And at $22?");
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toMatchObject({
    type: "customer.profile.message",
    data: {
      ...{ uuid: expect.any(String), conceptUuid, customerProfileUuid: marta.uuid },
      ...{ session_id: conversationUuid, content: "And at $22?" },
    },
  });
});

test("[S2.5-37] an empty message says so, and is not sent", async () => {
  const { sent } = await openTalk(profileAddress);
  await field().click();
  await userEvent.keyboard("   {Enter}");
  await expect.element(card().getByText("No message to send.")).toBeVisible();
  await userEvent.keyboard("x");
  await expect.element(card().getByText("No message to send.")).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("[S2.5-36] without a concept a message says so, and stays in its field", async () => {
  const { sent, screen } = await openTalk("/concept");
  await screen.unmount();
  const nothing = () => undefined;
  await windowOf(600, 800);
  await render(
    <QueryClientProvider client={createQueryClient(nothing)}>
      <AppTheme>
        <PersonaChatCard
          conceptUuid={undefined}
          profile={marta}
          hasOthers={false}
          onShowFact={nothing}
          onKeep={nothing}
          onOpen={nothing}
          onAskSeveral={nothing}
        />
      </AppTheme>
    </QueryClientProvider>,
  );
  await say("Who signs?");
  await expect
    .element(card().getByText("Unable to find Concept associated with this profile.", { exact: true }))
    .toBeVisible();
  await expect.element(field()).toHaveValue("Who signs?");
  expect(sent()).toEqual([]);
});

test("[S2.8-35] [S2.7-94] an error shows its sentence and code, and the message can be sent again under its uuid", async () => {
  const { sent, tell } = await openTalk(profileAddress);
  await say("Who signs?");
  await expect.poll(() => sent().length).toBe(1);
  const uuid = sent()[0]?.id ?? "";
  const error = { sessionId: null, conceptUuid, uuid };
  tell("customer.profile.error", { ...error, message: "The model is overloaded.", code: "MODEL_BUSY" });
  const bubble = card().getByRole("alert").filter({ hasText: "The model is overloaded." });
  await expect.element(bubble).toMatchTextContent(/MODEL_BUSY/);
  await expect.element(field()).toBeEnabled();
  await bubble.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toMatchObject({ id: uuid, type: "customer.profile.conversation.start" });
  await expect.element(bubble).not.toBeInTheDocument();
  tell("customer.profile.error", { ...error, message: "", code: "" });
  const nameless = card().getByRole("alert").filter({ hasText: "Something went wrong. Please try again." });
  await expect.element(nameless).toMatchTextContent(/UNKNOWN/);
});

test("what is begun outlives a reload, for each persona by itself", async () => {
  const { reload } = await openTalk(profileAddress);
  await field().fill("Half a question");
  const again = await reload();
  await expect.element(field()).toHaveValue("Half a question");
  await again.router.navigate({ search: { persona: "Landlords" } } as never);
  await expect.element(again.screen.getByRole("textbox", { name: "Message to Jun" })).toHaveValue("");
});

test("a chip leads to its fact on the page, and what is guessed or not known leads nowhere", async () => {
  const { address, tell, sent } = await openTalk(profileAddress);
  await say("At $29?");
  await expect.poll(() => sent().length).toBe(1);
  const uuid = sent()[0]?.id ?? "";
  tell("customer.profile.chat", replyEvent(refusal(), { replyTo: uuid }));
  await expect.element(card().getByText("Would not pay", { exact: true })).toBeVisible();
  await expect.element(card().getByText("Guess: half would carry")).toBeVisible();
  await expect.element(card().getByText("Does not know: contractor’s price")).toBeVisible();
  expect(card().getByRole("list", { name: "Rests on" }).getByRole("button").elements()).toHaveLength(4);
  await card().getByRole("button", { name: "Price limit $22" }).click();
  await expect.poll(address).toContain("#stance-priceLimit");
  await card().getByRole("button", { name: "Signal 2, against" }).click();
  await expect.poll(address).toContain("#30000000-0000-4000-8000-000000000001");
});

test("a reload while a persona thinks asks once more under the same uuid, and shows the message once", async () => {
  const { sent, reload, server } = await openTalk(profileAddress);
  await say("Who signs?");
  await expect.poll(() => sent().length).toBe(1);
  await reload();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]?.id).toBe(sent()[0]?.id);
  await expect.element(card().getByText("Who signs?")).toBeVisible();
  expect(card().getByText("Who signs?").elements()).toHaveLength(1);
  expect(server.received.filter(({ key }) => key === paths.messages())).toHaveLength(0);
});

test("what the server has already is shown once, with what came meanwhile", async () => {
  const { tell, sent, server, reload } = await openTalk(profileAddress);
  await say("Who signs?");
  await expect.poll(() => sent().length).toBe(1);
  const uuid = sent()[0]?.id ?? "";
  const reply = refusal();
  server.on(paths.messages(), { body: { results: [greeting, asked("Who signs?", { uuid }), reply] } });
  tell("customer.profile.handshake", {
    ...{ sessionId: conversationUuid, conceptUuid, customerProfileUuid: marta.uuid, uuid },
  });
  tell("customer.profile.chat", replyEvent(reply, { replyTo: uuid }));
  await expect.element(card().getByText("Would not pay", { exact: true })).toBeVisible();
  await reload();
  await expect.element(card().getByText("Would not pay", { exact: true })).toBeVisible();
  expect(card().getByText("Who signs?").elements()).toHaveLength(1);
  expect(card().getByText("Would not pay", { exact: true }).elements()).toHaveLength(1);
});
