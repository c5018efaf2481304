import type { Proposal } from "@seedbed/contract/report/proposals/schemas";
import { expect, onTestFinished, test } from "vitest";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { stubSockets } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { keepConnected } from "../../../transport/keep-connected.ts";
import { session } from "../../../transport/session.ts";

const path = "/api/v1/concept/C-0003/proposals";
const trends = "GET /api/v3/concept/C-0003/market-scan/trend-analysis";
const mara = { uuid: "11111111-1111-4111-8111-111111111111", firstName: "Mara", lastName: "Olsen" };

const proposalWith = (change: Partial<Proposal> = {}): Proposal => ({
  uuid: "p-1",
  section: "trends",
  state: "open",
  reason: "The law was passed in February.",
  lines: [
    { what: "Summary of “Political”", before: "Rules may come.", after: "Rules have come." },
    { what: "“A ban from 2027” added", before: null, after: "Text: A ban from 2027" },
  ],
  obstacle: null,
  proposedBy: mara,
  token: "Claude",
  proposedAt: "2026-03-02T10:00:00.000Z",
  decidedBy: null,
  decidedAt: null,
  revision: null,
  ...change,
});

async function open(proposals: { open: Proposal[]; decided?: Proposal[] }) {
  const server = serverWithReport(conceptWith({ reportStatusBySection: sectionsIn("complete") }));
  answerWholeReport(server);
  server.on(`GET ${path}`, { body: { decided: [], ...proposals } });
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003/market-scan");
  // What waits is asked for with the first sign of a person.
  await app.screen.getByRole("heading", { level: 1 }).hover();
  return { server, ...app };
}

test("a proposed change waits quietly, shows what it would do, and is accepted", async () => {
  const { screen, server } = await open({ open: [proposalWith()] });
  const notice = screen.getByRole("region", { name: "Proposed changes" });
  await expect.element(notice.getByText("1 proposed change")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Accept" })).not.toBeInTheDocument();
  await notice.getByRole("button", { name: "Look at it" }).click();
  const card = notice.getByRole("article", { name: "Proposed change of Trends" });
  await expect.element(card.getByText(/Proposed by Mara Olsen’s token “Claude”/)).toBeVisible();
  await expect.element(card.getByText("The law was passed in February.")).toBeVisible();
  await expect.element(card.getByRole("deletion")).toHaveTextContent("may");
  await expect.element(card.getByRole("insertion").first()).toHaveTextContent("have");
  await expect.element(card.getByText("Text: A ban from 2027")).toBeVisible();
  expect(await violations()).toEqual([]);

  const accept = `POST ${path}/p-1/accept`;
  server.on(accept, () => {
    server.on(`GET ${path}`, { body: { open: [], decided: [] } });
    return { body: { revision: 4 } };
  });
  await notice.getByRole("button", { name: "Close" }).click();
  await expect.element(card).not.toBeInTheDocument();
  await notice.getByRole("button", { name: "Look at it" }).click();
  const reads = server.bodiesOf(trends).length;
  await card.getByRole("button", { name: "Accept" }).click();
  await expect.element(screen.getByText("The change was made")).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => server.bodiesOf(trends).length).toBe(reads + 1);
  expect(server.bodiesOf(accept)).toHaveLength(1);
});

test("one that cannot be made any more says why and can be declined; those decided on are told", async () => {
  const decided = proposalWith({
    uuid: "p-0",
    state: "accepted",
    decidedBy: mara,
    decidedAt: "2026-03-01T10:00:00.000Z",
    token: null,
  });
  const { screen, server } = await open({
    open: [
      proposalWith({ obstacle: "Somebody changed this meanwhile." }),
      proposalWith({ uuid: "p-2", section: "overview" }),
    ],
    decided: [decided],
  });
  await screen.getByRole("button", { name: "Look at them" }).click();
  await expect.element(screen.getByText("2 proposed changes")).toBeVisible();
  const card = screen.getByRole("article", { name: "Proposed change of Trends" });
  await expect.element(card.getByText(/cannot be accepted\. Somebody changed this meanwhile\./)).toBeVisible();
  await expect.element(card.getByRole("button", { name: "Accept" })).toBeDisabled();
  await expect.element(screen.getByText(/Accepted by Mara Olsen.*proposed by Mara Olsen/)).toBeVisible();
  server.on(`POST ${path}/p-1/decline`, () => {
    server.on(`GET ${path}`, { body: { open: [proposalWith({ uuid: "p-2", section: "overview" })], decided: [] } });
    return { status: 204 };
  });
  await card.getByRole("button", { name: "Decline" }).dblClick();
  await expect.element(screen.getByText("The change was declined")).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  expect(server.bodiesOf(`POST ${path}/p-1/decline`)).toHaveLength(1);
});

test("what is proposed and what was decided is told whole, of each section and of each kind of change", async () => {
  const lines = [
    { what: "Summary", before: "Rules may come.", after: "Rules have come." },
    { what: "“A ban” added", before: null, after: "Text: A ban" },
    { what: "“A law” removed", before: "Text: A law", after: null },
  ];
  const sections = ["overview", "marketScan", "financialProjection", "customerProfiles", "assumptions"] as const;
  const noor = { ...mara, firstName: "Noor", lastName: "" };
  const { screen } = await open({
    open: sections.map((section, index) =>
      proposalWith({
        ...{ uuid: section, section, lines, token: index === 0 ? null : "Claude" },
        obstacle: index === 1 ? "Somebody changed this meanwhile." : null,
      }),
    ),
    decided: [
      proposalWith({ uuid: "d-1", state: "declined", decidedBy: noor, decidedAt: "2026-03-01T10:00:00.000Z" }),
      proposalWith({ uuid: "d-2", state: "accepted", decidedBy: null, decidedAt: "2026-03-01T10:00:00.000Z", lines }),
    ],
  });
  await screen.getByRole("button", { name: "Look at them" }).click();
  const said = (await readingOnce(screen.getByRole("main"))).split("\n");
  const from = said.findIndex((line) => line.includes('region "Proposed changes"'));
  const end = said.findIndex((line, at) => at > from && line.search(/\S/) <= (said[from]?.search(/\S/) ?? 0));
  await expect(`${said.slice(from, end).join("\n")}\n`).toMatchFileSnapshot("readings/proposals.txt");
});

test("a decision that somebody else was quicker with is said, and the list is read again", async () => {
  const { screen, server } = await open({ open: [proposalWith()] });
  await screen.getByRole("button", { name: "Look at it" }).click();
  server.on(`POST ${path}/p-1/accept`, () => {
    server.on(`GET ${path}`, { body: { open: [], decided: [] } });
    return { status: 409, body: { detail: "This change was declined already." } };
  });
  await screen.getByRole("button", { name: "Accept" }).click();
  await expect.element(screen.getByText("This change was declined already.")).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Proposed changes" })).not.toBeInTheDocument();
});

test("a change that is proposed while the report is open appears by itself", async () => {
  const lines = stubSockets();
  const { screen, server } = await open({ open: [] });
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  onTestFinished(keepConnected());
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0]?.open();
  await expect.poll(() => server.received.some(({ key }) => key === `GET ${path}`)).toBe(true);
  server.on(`GET ${path}`, { body: { open: [proposalWith()], decided: [] } });
  line?.message({
    id: crypto.randomUUID(),
    type: "concept.report.proposal.account",
    account_uuid: accountWith().uuid,
    data: { conceptUuid: conceptWith().uuid, title: "x", section: "trends", proposal: "p-1", state: "open", open: 1 },
  });
  await expect.element(screen.getByText("1 proposed change")).toBeVisible();
  await screen.getByRole("button", { name: "Look at it" }).click();
  await expect.element(screen.getByRole("button", { name: "Accept" })).toBeEnabled();
  server.on(`GET ${path}`, { body: { open: [proposalWith({ obstacle: "It is gone." })], decided: [] } });
  line?.message({
    id: crypto.randomUUID(),
    type: "concept.report.changed.account",
    account_uuid: accountWith().uuid,
    data: { conceptUuid: conceptWith().uuid, section: "trends", revision: 9, items: [], by: mara },
  });
  await expect.element(screen.getByText(/cannot be accepted\. It is gone\./)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Accept" })).toBeDisabled();
});
