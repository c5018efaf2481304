import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { OutdatedCause } from "@seedbed/contract/report/editing/schemas";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";

beforeAll(fetchLateParts);

type App = Awaited<ReturnType<typeof renderApp>>;

async function open(concept: Partial<Concept> = {}, prepare: (server: FakeServer) => void = () => undefined) {
  const server = serverWithReport(conceptWith(concept));
  answerWholeReport(server);
  prepare(server);
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003/market-scan");
  await expect.element(app.screen.getByRole("main")).toBeVisible();
  return app;
}

/** What begins with these words, as far as it is further in. */
async function partOf(begins: string): Promise<string> {
  const lines = (await readingOnce(page.getByRole("main"), { late: true })).split("\n");
  const from = lines.findIndex((line) => line.trim().startsWith(begins));
  if (from < 0) throw new Error(`Nothing begins with ${begins}.`);
  const indent = lines[from]?.search(/\S/) ?? 0;
  const end = lines.findIndex((line, at) => at > from && line.search(/\S/) <= indent);
  return `${lines.slice(from, end === -1 ? undefined : end).join("\n")}\n`;
}

const openMenu = async ({ screen }: App) => {
  await screen.getByRole("button", { name: "Actions for Refill depots" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
};

test.each([
  ["complete", {}],
  ["archived", { status: "archived" }],
  ["pending", { reportStatus: "pending", reportStatusBySection: sectionsIn("pending") }],
  ["draft", { reportStatus: "draft" }],
  ["historical", { isHistoricalVersion: true }],
] as const)("what can be done with a report: %s", async (state, concept) => {
  await openMenu(await open(concept));
  await expect(await partOf("menu ")).toMatchFileSnapshot(`readings/menu-${state}.txt`);
});

test.each(["Export", "Delete"])("what is asked before a report is taken further: %s", async (command) => {
  const app = await open({}, (server) =>
    server.on("GET /api/v2/concept/C-0003/export", {
      body: {
        results: [
          {
            ...{ uuid: "e-1", format: "bundle", version: null, status: "working", error: null, fileName: null },
            ...{ bytes: null, orderedAt: "2026-03-04T10:00:00.000Z", expiresAt: "2026-03-05T10:00:00.000Z" },
          },
        ],
      },
    }),
  );
  await openMenu(app);
  await app.screen.getByRole("menuitem", { name: command, exact: true }).click();
  await expect.element(app.screen.getByRole("dialog")).toBeVisible();
  await expect(await partOf("dialog ")).toMatchFileSnapshot(`readings/dialog-${command.toLowerCase()}.txt`);
});

const noor = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Noor", lastName: "Haddad" };
const causeOf = (change: Partial<OutdatedCause>): OutdatedCause => ({
  ...{ by: noor, at: "2026-03-02T10:00:00.000Z", source: "trends", item: "t-1", field: "summary" },
  ...{ what: "Summary of “Political”", before: "Rules may come.", after: "Rules have come.", withdrawn: null },
  ...change,
});
const source = { kind: "source" as const, uuid: "s-1", name: "A law" };
const causes = [
  causeOf({}),
  causeOf({ by: null, source: "concept", item: null, what: "Title" }),
  causeOf({ source: "financialProjection", item: "c-1", before: "", after: "Owners", what: "Title of “Owners”" }),
  causeOf({ source: "overview", item: null, before: "Soap", after: "", what: "Value proposition" }),
  causeOf({ source: "assumptions", item: null, before: null, what: "“It pays” removed" }),
  causeOf({ source: "customerProfiles", item: "p-2", after: null, what: "“Ola” added" }),
  causeOf({ item: "f-1", withdrawn: source, before: null, after: "It is old." }),
  causeOf({ by: null, item: "f-1", withdrawn: { ...source, kind: "claim", name: "Rules tighten" }, after: null }),
];
const estimate = { calls: 2, seconds: 90, usd: 0.25 };

test("what a section is outdated by is told of each kind of change, with the way to it", async () => {
  const { screen } = await open(
    { reportStatusBySection: sectionsIn("complete", { marketScan: "outdated" }) },
    (server) =>
      server.on("GET /api/v2/concept/C-0003/report/outdated", {
        body: {
          sections: [{ section: "marketScan", causes, keeps: { fields: 0, items: 0 }, estimate }],
          ...{ together: { sections: 1, ...estimate }, isDrafted: false },
        },
      }),
  );
  await screen.getByRole("button", { name: "6 more" }).click();
  await expect(await partOf('note "Outdated"')).toMatchFileSnapshot("readings/outdated.txt");
});

test.each([
  [0, ["overview", "trends", "marketScan", "financialProjection", "customerProfiles", "assumptions"]],
  [1, ["overview", "trends", "marketScan", "financialProjection", "customerProfiles"]],
  [5, ["marketScan"]],
] as const)("an update says what becomes of the %i sections that are not outdated", async (others, sections) => {
  const { screen } = await open(
    {
      reportStatusBySection: sectionsIn(
        "complete",
        Object.fromEntries(sections.map((section) => [section, "outdated" as const])),
      ),
    },
    (server) =>
      server.on("GET /api/v2/concept/C-0003/report/outdated", {
        body: {
          sections: sections.map((section, index) => ({
            ...{ section, causes: causes.slice(0, index % 3), keeps: { fields: index, items: index % 2 }, estimate },
          })),
          together: {
            sections: sections.length,
            calls: others === 5 ? 1 : 12,
            seconds: 40,
            usd: others === 5 ? null : 1.5,
          },
          isDrafted: others === 1,
        },
      }),
  );
  await screen.getByRole("button", { name: /^Update \d|^Update outdated/ }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await expect(await partOf("dialog ")).toMatchFileSnapshot(`readings/update-beside-${others}.txt`);
});
