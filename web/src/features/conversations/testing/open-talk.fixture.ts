import type { ServerEvents } from "@seedbed/contract/all-events";
import type { ConversationMessage } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { expect, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith, pageOf } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import type { Line } from "#testing/fake-socket-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { keepConnected } from "../../../transport/keep-connected.ts";
import { session } from "../../../transport/session.ts";
import { conceptUuid, conversationUuid, marta, profilesOfTest } from "./conversations.fixture.ts";
// Loaded before the first test begins: pages would load them while the first expectation waits.
import "../card/card-talk.tsx";
import "../opened/conversation-view.tsx";
import "../several/ask-several.tsx";
import "@seedbed/rules/interviews/leading-question";

const profile = "/api/v2/concept/customer-profile";
export const paths = {
  profiles: "GET /api/v2/concept/C-0003/customer-profile",
  profile: (uuid = marta.uuid) => `GET ${profile}/${uuid}`,
  list: (uuid = marta.uuid) => `GET ${profile}/${uuid}/conversation`,
  messages: (uuid = conversationUuid) => `GET ${profile}/conversation/${uuid}/messages`,
  changes: "POST /api/v2/concept/C-0003/report/customerProfiles/changes",
  addAssumption: "POST /api/v2/concept/C-0003/key-assumptions/add",
};

export const profileAddress = `/concept/C-0003/customer-profile?persona=${encodeURIComponent(marta.segment)}`;
export const viewAddress = `${profileAddress}&view=conversation`;
export const severalAddress = `${profileAddress}&view=several`;

/** A window of this size until the test is over. */
export async function windowOf(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
}

interface Options {
  profiles?: CustomerProfile[];
  /** Of the conversation of these tests. */
  messages?: ConversationMessage[];
  prepare?: (server: FakeServer) => void;
}

/** The whole application at an address, signed in and connected, over a server with these personas. */
export async function openTalk(address: string, { profiles = profilesOfTest, messages, prepare }: Options = {}) {
  const lines = stubSockets();
  const server = serverWithReport(conceptWith({ uuid: conceptUuid }));
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  server.on(paths.profiles, { body: { results: profiles } });
  for (const single of profiles) {
    server.on(paths.profile(single.uuid), { body: single });
    server.on(paths.list(single.uuid), { body: pageOf([]) });
  }
  server.on(paths.messages(), messages ? { body: { results: messages } } : { body: { results: [] } });
  prepare?.(server);
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  lines[0]?.open();
  const app = await renderApp(address);
  /** All that was sent to personas, over all lines. */
  const sent = () => lines.flatMap((line) => line.sent).filter(({ type }) => type.startsWith("customer.profile."));
  return {
    ...app,
    ...{ server, lines, sent },
    line: (): Line => {
      const line = lines.at(-1);
      if (!line) throw new Error("There is no line.");
      return line;
    },
    tell: <Name extends keyof ServerEvents>(type: Name, data: ServerEvents[Name]) =>
      lines.at(-1)?.message({ id: crypto.randomUUID(), type, data }),
    /** Shows the same address in a page that begins anew. */
    reload: async () => {
      const href = app.address();
      await app.screen.unmount();
      return renderApp(href);
    },
  };
}

export const field = () => page.getByRole("textbox", { name: /^Message to/ });

/** Writes a message and sends it with Enter. */
export async function say(content: string): Promise<void> {
  await expect.element(field()).toBeEnabled();
  await field().fill(content);
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

interface ReplyTo {
  replyTo: string;
  conversation?: string;
}

/** A reply as the server tells it. */
export const replyEvent = (
  message: ConversationMessage,
  { replyTo, conversation = conversationUuid }: ReplyTo,
): ServerEvents["customer.profile.chat"] => ({ ...message, sessionId: conversation, conceptUuid, replyTo });
