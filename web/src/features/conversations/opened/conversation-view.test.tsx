import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { untilQuiet } from "#testing/until-quiet.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import {
  asked,
  conceptUuid,
  conversationUuid,
  greeting,
  jun,
  marta,
  messageWith,
  onJob,
  refusal,
  sentence,
} from "../testing/conversations.fixture.ts";
import { field, openTalk, paths, replyEvent, say, viewAddress, windowOf } from "../testing/open-talk.fixture.ts";

const view = () => page.getByRole("region", { name: /^Conversation with/ });
const typing = () => view().getByRole("status", { name: "Marta is typing" });
const rests = () => view().getByRole("heading", { name: "What this answer rests on" });
const opened = `${viewAddress}&conversation=${conversationUuid}`;
const earlier = messageWith({ sentences: [sentence("I bill the tenants by hand.", { restsOn: [onJob] })] });
const talkedAbout = [greeting, asked("How do you bill?"), earlier, asked("And at $29?"), refusal()];

function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A window wide enough for three columns. */
const openWide = async (...options: Parameters<typeof openTalk>) => {
  await windowOf(1440, 1000);
  return openTalk(...options);
};

test("[S2.7-42] a conversation of the address is shown from its greeting on, and what its last answer rests on is marked", async () => {
  await openWide(opened, { messages: talkedAbout });
  await expect.element(view().getByText("How do you bill?")).toBeVisible();
  await expect.element(view().getByText(greeting.content)).toBeVisible();
  await expect.element(rests()).toBeVisible();
  await expect.element(view().getByText("4 facts of Marta’s profile, 1 guess, 1 unknown")).toBeVisible();
  const used = view().getByText("(the answer rests on this)");
  expect(used.elements().map((each) => each.parentElement?.textContent)).toEqual([
    "Bill the right tenant (the answer rests on this)",
    "Cleaning contractor’s stock (the answer rests on this)",
    "Price limit $22 (the answer rests on this)",
    "“A second supplier is a second audit.” (the answer rests on this)",
  ]);
  await expect.element(view().getByRole("heading", { name: "Signals, 1 of 2" })).toBeVisible();
});

test("what is only read aloud of a long profile makes the page no longer", async () => {
  await windowOf(1440, 300);
  await openTalk(opened, { messages: talkedAbout });
  await expect.element(view().getByText("(the answer rests on this)").last()).toBeInTheDocument();
  const end = document.body.getBoundingClientRect().bottom + window.scrollY;
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.ceil(end));
});

test("arrow up in an empty input goes to an earlier answer, arrow down back, and the profile follows", async () => {
  await openWide(opened, { messages: talkedAbout });
  await expect.element(view().getByText(/^4 facts of Marta’s profile/)).toBeVisible();
  await field().click();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(view().getByText("1 fact of Marta’s profile", { exact: true })).toBeVisible();
  await expect.element(view().getByText("Answer 1 of 2: 1 fact of Marta’s profile")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect
    .element(view().getByText("4 facts of Marta’s profile, 1 guess, 1 unknown", { exact: true }))
    .toBeVisible();
  await userEvent.keyboard("x{ArrowUp}");
  await expect
    .element(view().getByText("4 facts of Marta’s profile, 1 guess, 1 unknown", { exact: true }))
    .toBeVisible();
});

test("a chip brings its fact into view beside the conversation, and from there to the page of the profile", async () => {
  const { address } = await openWide(opened, { messages: talkedAbout });
  const chips = view().getByRole("list", { name: "Rests on" }).last();
  await chips.getByRole("button", { name: "Cleaning contractor’s stock" }).click();
  const fact = view().getByRole("button", { name: /^Cleaning contractor’s stock \(the answer/ });
  await expect.element(fact).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toMatch(/persona=Multi-tenant(\+|%20)managers#20000000-0000-4000-8000-000000000001$/);
});

test("the first message names the conversation in the address; a new one begins with the greeting alone", async () => {
  const { address, sent, tell, server, router } = await openWide(viewAddress);
  await say("Who signs?");
  await expect.poll(() => sent().length).toBe(1);
  const uuid = sent()[0]?.id ?? "";
  const session = { sessionId: conversationUuid, conceptUuid };
  server.on(paths.messages(), { body: { results: [greeting, asked("Who signs?", { uuid })] } });
  tell("customer.profile.handshake", { ...session, customerProfileUuid: marta.uuid, uuid });
  await expect.poll(address).toContain(`conversation=${conversationUuid}`);
  // The same page, which Back leaves.
  expect(router.history.length).toBe(1);
  tell("customer.profile.chat", replyEvent(refusal(), { replyTo: uuid }));
  await expect.element(view().getByText("Would not pay", { exact: true })).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await view().getByRole("button", { name: "New conversation" }).click();
  await expect.poll(address).not.toContain("conversation=");
  await expect.element(view().getByText("Would not pay", { exact: true })).not.toBeInTheDocument();
  await expect.element(view().getByText(greeting.content)).toBeVisible();
  await say("Another matter.");
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]?.type).toBe("customer.profile.conversation.start");
});

test("a conversation in which nothing was said yet begins with the greeting", async () => {
  const { server } = await openWide(opened, { messages: [] });
  await expect.poll(() => server.bodiesOf(paths.messages())).toHaveLength(1);
  await untilQuiet();
  await expect.element(view().getByText(greeting.content)).toBeVisible();
});

test("[S2.5-35] a message to a persona that has been taken out says so, and stays in its field", async () => {
  const { server, tell, sent } = await openWide(opened, { messages: talkedAbout });
  await expect.element(field()).toBeVisible();
  server.on(paths.profiles, { body: { results: [jun] } });
  server.lacks(paths.profile());
  const by = { uuid: jun.uuid, firstName: "Noor", lastName: "Haddad" };
  tell("concept.report.changed.account", { conceptUuid, section: "customerProfiles", revision: 40, items: [], by });
  await expect.element(view().getByText("This persona is no longer in the report")).toBeVisible();
  await say("Still there?");
  await expect
    .element(view().getByText("Unable to find Customer Profile to start conversation.", { exact: true }))
    .toBeVisible();
  await expect.element(field()).toHaveValue("Still there?");
  expect(sent()).toEqual([]);
});

test("a message that waits for the line is sent when it is back; one whose line was lost is sent once more, and shown once", async () => {
  const { line, lines, sent, tell } = await openWide(viewAddress);
  await expect.element(field()).toBeEnabled();
  holdTime();
  line().close(1006);
  await say("Who signs?");
  await expect.element(view().getByText("There is no connection. It is sent when it is back.")).toBeVisible();
  expect(typing().query()).toBeNull();
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.poll(() => lines.length).toBe(2);
  line().open();
  await expect.poll(() => sent().length).toBe(1);
  await expect.element(typing()).toBeVisible();
  for (const count of [3, 4, 5]) {
    line().close(1006);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.poll(() => lines.length).toBe(count);
    line().open();
  }
  vi.useRealTimers();
  expect(sent().map(({ id }) => id)).toEqual([sent()[0]?.id, sent()[0]?.id]);
  expect(view().getByText("Who signs?").elements()).toHaveLength(1);
  tell("customer.profile.chat", replyEvent(refusal(), { replyTo: sent()[0]?.id ?? "" }));
  await expect.element(view().getByText("Would not pay", { exact: true })).toBeVisible();
  expect(view().getByText("Who signs?").elements()).toHaveLength(1);
});

test("[S2.3-35] [S2.8-35] an error that was kept is shown with its code, and its message can be sent again", async () => {
  const question = asked("Who signs?");
  const error = messageWith({ role: "error", content: "The model is overloaded.", code: "MODEL_BUSY", origin: null });
  const { sent, tell } = await openWide(opened, { messages: [greeting, question, error] });
  const bubble = view().getByRole("alert").filter({ hasText: "The model is overloaded." });
  await expect.element(bubble).toMatchTextContent(/MODEL_BUSY/);
  await bubble.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]).toMatchObject({
    type: "customer.profile.message",
    data: { uuid: question.uuid, session_id: conversationUuid, content: "Who signs?" },
  });
  tell("customer.profile.chat", replyEvent(refusal(), { replyTo: question.uuid }));
  await expect.element(view().getByText("Would not pay", { exact: true })).toBeVisible();
  await expect.element(bubble).not.toBeInTheDocument();
});

test("a sentence is kept as a job or a pain of the profile, or as an assumption, marked with its conversation", async () => {
  const { server, queryClient } = await openWide(opened, { messages: talkedAbout });
  const assumptions = reportKeys.section("C-0003", "assumptions");
  queryClient.setQueryData(assumptions, { results: [] });
  server.on(paths.changes, { body: { revision: 9 } });
  server.on(paths.addAssumption, { status: 201, body: { revision: 3 } });
  await view().getByText("Yours would be a second bill.").click();
  const bar = view().getByRole("group", { name: "Keep “Yours would be a second bill.” as" });
  await bar.getByRole("button", { name: "Pain" }).click();
  await expect.element(view().getByText("Kept as a pain, marked “from a synthetic conversation”.")).toBeVisible();
  await expect
    .poll(() => server.bodiesOf(paths.changes))
    .toMatchObject([
      {
        changes: [
          {
            ...{ kind: "add", place: "[].pains[]", parent: marta.uuid },
            item: { description: "Yours would be a second bill.", fromConversation: conversationUuid },
          },
        ],
      },
    ]);
  await view().getByRole("button", { name: "Keep a sentence" }).click();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(view().getByRole("group", { name: "Keep “Half of the tenants would carry.” as" })).toBeVisible();
  await view().getByRole("button", { name: "Assumption to test" }).click();
  await expect
    .poll(() => server.bodiesOf(paths.addAssumption))
    .toEqual([
      {
        ...{ statement: "Half of the tenants would carry.", category: "Desirability", importance: 2, certainty: 1 },
        fromConversation: conversationUuid,
      },
    ]);
  // What this window had read of them is no longer what stands there.
  await expect.poll(() => queryClient.getQueryState(assumptions)?.isInvalidated).toBe(true);
  expect(
    view()
      .getByRole("button", { name: /signal/i })
      .and(view().getByRole("group"))
      .elements(),
  ).toEqual([]);
});

test("a question that leads is told gently with a better wording, and can be asked as it is", async () => {
  const { sent } = await openWide(viewAddress);
  const leading = "Wouldn't it be great to get rid of all the small boxes?";
  await field().fill(leading);
  await expect.element(view().getByText(/^This question names its answer\./)).toBeVisible();
  expect(view().element().querySelector("u")?.textContent).toBe("Wouldn't it");
  await view().getByRole("button", { name: "Use this wording" }).click();
  await expect.element(field()).toHaveValue("How do you deal with all the small boxes today?");
  await expect.element(view().getByText(/^This question names its answer\./)).not.toBeInTheDocument();
  await field().fill(leading);
  await view().getByRole("button", { name: "Ask as it is" }).click();
  await expect.poll(() => sent().map(({ data }) => (data as { content: string }).content)).toEqual([leading]);
});

test("[S3.2.8-06] under 1200 px the outer columns open over the page, and Escape gives the conversation back", async () => {
  await windowOf(1024, 768);
  const { address } = await openTalk(opened, { messages: talkedAbout });
  await expect.element(view().getByText("How do you bill?")).toBeVisible();
  await expect.element(rests()).not.toBeInTheDocument();
  await view().getByRole("button", { name: "What it rests on" }).click();
  const column = page.getByRole("dialog", { name: marta.name });
  await expect.element(column.getByText("4 facts of Marta’s profile, 1 guess, 1 unknown")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(column).not.toBeInTheDocument();
  expect(address()).toContain("view=conversation");
  await view().getByRole("button", { name: "Past conversations" }).click();
  const past = page.getByRole("dialog", { name: "Past conversations" });
  const search = past.getByRole("searchbox");
  await search.fill("rent");
  await userEvent.keyboard("{Escape}");
  await expect.element(search).toHaveValue("");
  await untilQuiet();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(past).not.toBeInTheDocument();
  expect(address()).toContain("view=conversation");
});

test("a reply that came while the person looked at something else is there when they come back, and nothing waits for it", async () => {
  const { sent, tell, server, router } = await openWide(viewAddress);
  await say("Who signs?");
  await expect.poll(() => sent().length).toBe(1);
  const uuid = sent()[0]?.id ?? "";
  const session = { sessionId: conversationUuid, conceptUuid };
  server.on(paths.messages(), { body: { results: [greeting, asked("Who signs?", { uuid })] } });
  tell("customer.profile.handshake", { ...session, customerProfileUuid: marta.uuid, uuid });
  await expect.element(view().getByRole("status", { name: "Marta is typing" })).toBeVisible();
  await router.navigate({ to: "/concept" });
  await expect.element(view()).not.toBeInTheDocument();
  const reply = refusal();
  tell("customer.profile.chat", replyEvent(reply, { replyTo: uuid }));
  server.on(paths.messages(), { body: { results: [greeting, asked("Who signs?", { uuid }), reply] } });
  router.history.back();
  await expect.element(view().getByText("Would not pay", { exact: true })).toBeVisible();
  await expect.element(field()).toBeEnabled();
  expect(sent()).toHaveLength(1);
});

test("the end of a long conversation is in view when it opens and while the field grows; what is read further up stays", async () => {
  const turns = Array.from({ length: 60 }, (_, turn) => [
    asked(`Question ${turn + 1}?`),
    messageWith({ uuid: crypto.randomUUID(), sentences: [sentence(`Answer ${turn + 1}.`)] }),
  ]);
  await openWide(opened, { messages: [greeting, ...turns.flat()] });
  await expect.element(view().getByText("Answer 60.")).toBeVisible();
  const scroller = view().getByRole("group", { name: "What was said" }).element();
  const below = () => Math.round(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight);
  await expect.poll(below).toBe(0);
  const room = scroller.clientHeight;
  await field().fill("word\n".repeat(20));
  await expect.poll(() => scroller.clientHeight).toBeLessThan(room);
  await expect.poll(below).toBe(0);
  scroller.scrollTop = 200;
  await expect.poll(below).toBeGreaterThan(1000);
  await field().fill("");
  await expect.poll(() => scroller.clientHeight).toBe(room);
  expect(scroller.scrollTop).toBe(200);
});
