import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { expect, onTestFinished } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import type { Line } from "#testing/fake-socket-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { renderApp } from "#testing/render-app.tsx";
import { keepConnected } from "../../../transport/keep-connected.ts";
import { session } from "../../../transport/session.ts";
import { questionnaireWith, seedUuid } from "./seeds.fixture.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../incubate-screen.tsx";

const incubation = "/api/v2/concept/incubation/seed";

/** The server's paths of the seed of these tests, as `FakeServer` names them. */
export const paths = {
  plant: "POST /api/v2/concept/seed",
  read: `GET /api/v2/concept/seed/${seedUuid}`,
  similar: `GET /api/v2/concept/seed/${seedUuid}/similar`,
  remove: `DELETE /api/v2/concept/seed/${seedUuid}`,
  answer: `POST ${incubation}/${seedUuid}/answer`,
  change: (answerId: string) => `PATCH ${incubation}/answer/update_and_delete_higher_order/${answerId}`,
  clarify: `POST ${incubation}/${seedUuid}/clarifying-questions`,
  answerClarifying: (uuid: string) => `POST ${incubation}/${seedUuid}/clarifying-questions/${uuid}/answer`,
  generate: `POST ${incubation}/${seedUuid}/generate-concepts`,
  save: `POST ${incubation}/${seedUuid}/generated`,
  discard: `DELETE ${incubation}/${seedUuid}/generated`,
  report: (uuid: string) => `POST ${incubation}/${seedUuid}/generated/${uuid}/report`,
};

interface Options {
  seed?: Seed;
  questionnaires?: Questionnaire[];
}

/** The whole application, signed in and connected, over a server that has this seed. */
export async function openIncubation(address: string, { seed, questionnaires = [questionnaireWith()] }: Options = {}) {
  const lines = stubSockets();
  const server = serverKnowing();
  let current = seed;
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  server.on("GET /api/v1/concept/ignition/questionnaires", { body: questionnaires });
  server.on(paths.read, () => (current ? { body: current } : { status: 404, body: { detail: "Seed not found." } }));
  server.on(paths.similar, { body: [] });
  server.on(paths.remove, { status: 204 });
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0]?.open();
  if (!line) throw new Error("There is no line.");
  const app = await renderApp(address);
  onTestFinished(async () => {
    await app.screen.unmount();
    // An empty draft is deleted right after its page: this server still answers that.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return {
    ...app,
    server,
    line,
    /** The seed as the server has it from now on. */
    setSeed: (next: Seed) => {
      current = next;
    },
    /** Shows the same address in a page that begins anew. */
    reload: async () => {
      const href = app.address();
      await app.screen.unmount();
      return renderApp(href);
    },
    requests: () => line.sent.filter(({ type }) => type === "incubation.ai.suggestions.request"),
    tell: (type: string, data: unknown) => tellOver(line, type, data),
  };
}

const tellOver = (line: Line, type: string, data: unknown) => line.message({ id: crypto.randomUUID(), type, data });

export const seedAddress = `/concept/incubate?seed=${seedUuid}`;
