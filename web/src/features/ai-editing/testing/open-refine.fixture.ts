import type { ServerEvents } from "@seedbed/contract/all-events";
import type { Concept } from "@seedbed/contract/concepts/schemas";
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
import type { AiEditing } from "../editing-query.ts";
// Loaded before the first test begins: pages would load it while the first expectation waits.
import "../refine.tsx";
import { conceptUuid, sessionUuid } from "./edits.fixture.ts";

export const paths = {
  read: (uuid = conceptUuid) => `GET /api/v2/concept/${uuid}/ai-editing`,
  clear: (uuid = conceptUuid) => `DELETE /api/v2/concept/${uuid}/ai-editing`,
  edit: "POST /api/v2/concept/ai/report/edit",
};

/** A window of this size until the test is over. */
export async function windowOf(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
}

interface Options {
  editing?: Partial<AiEditing>;
  concept?: Partial<Concept>;
  address?: string;
  prepare?: (server: FakeServer) => void;
}

/** The whole application at a report, signed in and connected. */
export async function openReport({ editing = {}, concept, address = "/concept/C-0003", prepare }: Options = {}) {
  sessionStorage.clear();
  onTestFinished(() => sessionStorage.clear());
  const lines = stubSockets();
  const server = serverWithReport(conceptWith(concept));
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  server.on("GET /api/v1/concept/", { body: pageOf([]) });
  let known: AiEditing = { session: null, lock: null, takesPictures: false, isDrafted: false, ...editing };
  server.on(paths.read(), () => ({ body: known }));
  prepare?.(server);
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  lines[0]?.open();
  const app = await renderApp(address);
  await expect.element(app.screen.getByRole("heading", { level: 1 })).toBeVisible();
  // The first touch of the page.
  dispatchEvent(new PointerEvent("pointermove"));
  return {
    ...app,
    ...{ server, lines },
    /** All that was sent to the AI, over all lines. */
    sent: () => lines.flatMap((line) => line.sent).filter(({ type }) => type.startsWith("ai.editing.")),
    line: (): Line => {
      const line = lines.at(-1);
      if (!line) throw new Error("There is no line.");
      return line;
    },
    tell: <Name extends keyof ServerEvents>(type: Name, data: ServerEvents[Name]) =>
      lines.at(-1)?.message({ id: crypto.randomUUID(), type, data }),
    /** What the server has from now on. */
    serverHas: (change: Partial<AiEditing>) => {
      known = { ...known, ...change };
    },
    /** Shows the same address in a page that begins anew. */
    reload: async () => {
      const href = app.address();
      await app.screen.unmount();
      return renderApp(href);
    },
  };
}

export const inSession = { conceptUuid, sessionId: sessionUuid };

export const refineButton = () => page.getByRole("button", { name: "Refine", exact: true });
export const panel = () => page.getByLabelText("AI editing", { exact: true });
export const field = () => page.getByRole("textbox", { name: "Describe how you want this report to change" });

/** Opens the panel. */
export async function refine(): Promise<void> {
  await refineButton().click();
  await expect.element(field()).toBeVisible();
}

/** Writes a message and sends it with Enter. */
export async function say(content: string): Promise<void> {
  await expect.element(field()).toBeEnabled();
  await field().fill(content);
  (field().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}
