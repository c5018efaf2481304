import type { reportEvents } from "@seedbed/contract/report/editing/events";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import type { FakeServer, Received } from "#testing/fake-server.ts";
import { stubSockets } from "#testing/live-line.ts";
import { accountWith } from "#testing/people.ts";
import { forceWith, marketScanWith, serverWithReport, sourceWith } from "#testing/reports.ts";
import { AppTheme } from "../../../../shell/app-theme.tsx";
import { toast } from "../../../../shell/toasts.ts";
import { keepConnected } from "../../../../transport/keep-connected.ts";
import { createQueryClient } from "../../../../transport/query-client.ts";
import { session } from "../../../../transport/session.ts";
import { withChange } from "../saving/changed-content.ts";
import { address, conceptUuid, SampleSection } from "./sample-section.fixture.tsx";

const report = `/api/v2/concept/${address}/report`;
export const paths = {
  read: `GET /api/v2/concept/${address}/market-scan`,
  changes: `POST ${report}/marketScan/changes`,
  undo: `POST ${report}/marketScan/undo`,
  edits: `GET ${report}/marketScan/edits`,
  presence: `PUT ${report}/presence`,
};

const insight = (uuid: string, title: string) => ({
  uuid,
  title,
  direction: "up" as const,
  explanation: `${title}, at length.`,
  sources: [],
});

const evidence = { insight: "", sources: [] };
const startup = {
  uuid: "s-1",
  name: "Fillbar",
  domain: "fillbar.example",
  overview: "It fills.",
  headquarters: "Bergen",
  founded: "2019",
  hasCompetitiveProduct: false,
  status: "completed" as const,
  overviewEvidence: evidence,
  headquartersEvidence: evidence,
  foundedEvidence: evidence,
  relevance: "Near.",
  newsAndActivities: [],
  valueProposition: "Soap without a bottle",
  competitiveAdvantage: "Vans",
  predictions: ["Grows", "Sells"],
  potentialEngagements: [{ action: "partnership" as const, description: "Share vans" }],
  keyFacts: [],
  keyContacts: [],
};

export const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };

/** That somebody else has changed the section, and wrote the summary last. */
export const changedByNoor = {
  conceptUuid,
  section: "marketScan" as const,
  revision: 40,
  items: [],
  by: noor,
};
export const workOfNoor = {
  edits: [{ item: null, field: "trendsAndDriversDescription", by: noor, at: "2026-03-02T10:00:00.000Z" }],
  added: [],
};

export const scan = () =>
  marketScanWith({
    trendsAndDriversDescription: "Rules push owners to count packaging, and hybrid work has made small orders dear.",
    priorityInsights: [
      { ...insight("i-1", "Bottles cost"), sources: [sourceWith("law")] },
      insight("i-2", "Rules come"),
      insight("i-3", "Vans wait"),
    ],
    marketForces: [{ ...forceWith("Regulation", { grading: "Mostly Headwinds", score: 8 }), uuid: "f-1" }],
    startups: [startup],
  });

type Scan = ReturnType<typeof scan>;

interface Opened {
  content?: Scan;
  /** As the address names it. */
  conceptId?: string;
  server?: FakeServer;
}

/** A section of a report in which everything can be edited, as it stands on a page. */
export async function openSection({ content = scan(), conceptId = address, server = serverWithReport() }: Opened = {}) {
  let stands = content;
  let revision = 1;
  server.on(paths.read, () => ({ body: stands }));
  const accepts = ({ body }: Received) => {
    revision += 1;
    for (const change of (body as { changes: PersonalChange[] }).changes) {
      if (change.kind !== "add") stands = withChange(stands, change) as Scan;
      else {
        const added = { ...insight(change.item.uuid, ""), ...change.item };
        stands = { ...stands, priorityInsights: [...stands.priorityInsights, added] };
      }
    }
    return { body: { revision } };
  };
  server.on(paths.changes, accepts);
  server.on(paths.undo, () => {
    revision += 1;
    return { body: { revision } };
  });
  // The server's side of the line, for what it tells by itself.
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  const lines = stubSockets();
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0]?.open();
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: "/", component: () => <SampleSection conceptId={conceptId} /> }),
    createRoute({ getParentRoute: () => root, path: "/elsewhere", component: () => <p>Elsewhere</p> }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await router.load();
  const screen = await render(
    <QueryClientProvider client={createQueryClient((sentence) => toast.error(sentence))}>
      <AppTheme>
        {/* Its routes are not those of the application. */}
        <RouterProvider router={router as never} />
      </AppTheme>
    </QueryClientProvider>,
  );
  return {
    screen,
    server,
    router,
    /** The server takes changes again, after the test made it refuse them. */
    accept: () => server.on(paths.changes, accepts),
    /** What the server says from now on when the section is read. */
    stand: (next: Scan) => {
      stands = next;
    },
    tell: (type: keyof typeof reportEvents, data: object) =>
      line?.message({ id: crypto.randomUUID(), type, account_uuid: accountWith().uuid, data }),
    sent: () => server.bodiesOf(paths.changes).map((body) => (body as { changes: object[] }).changes[0]),
    /** Where nothing is, and nothing lies over it. */
    elsewhere: screen.getByText("Market scan", { exact: true }),
    edit: (label: string) => screen.getByRole("button", { name: `Edit ${label}`, exact: true }),
    field: (label: string) => screen.getByRole("textbox", { name: label, exact: true }),
  };
}
