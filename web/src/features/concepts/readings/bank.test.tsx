import type { ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  gapOf,
  listedConceptWith,
  listedSeedWith,
  markOf,
  notedSections,
  pageOf,
  sectionsIn,
} from "#testing/concepts.ts";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { session } from "../../../transport/session.ts";

const uuid = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const never = new Promise<void>(() => undefined);
const toggleDebugMode = () => userEvent.keyboard("{Shift>}debug{/Shift}");

const one = listedConceptWith({ uuid: uuid(1) });
const statuses = [
  "new",
  "ideating",
  "inReview",
  "prototyping",
  "proofOfConcept",
  "minimumViableProduct",
  "commercialized",
  "archived",
] as const;
const ofEveryStatus = statuses.map((status, index) =>
  listedConceptWith({ uuid: uuid(index), title: `Idea ${index}`, status, hasSeenConceptChange: index % 2 === 0 }),
);
const reports: Partial<ConceptListItem>[] = [
  { reportStatusAggregate: "notStarted", progressPercentage: 0 },
  { reportStatusAggregate: "error", progressPercentage: 50 },
  {
    reportStatusAggregate: "pending",
    progressPercentage: 33,
    completedSections: 2,
    reportStatusBySection: sectionsIn("waiting", { trends: "complete", marketScan: "pending", overview: "error" }),
  },
  { reportStatusAggregate: "draft", progressPercentage: 0 },
];
const ofEveryReport = reports.map((change, index) =>
  listedConceptWith({ uuid: uuid(index), title: `Idea ${index}`, ...change }),
);
const similar = [
  { uuid: uuid(0), similar: [similarIdeaWith()] },
  { uuid: uuid(1), similar: [similarIdeaWith({ kind: "seed", status: "archived", title: "Depots" })] },
];

interface State {
  address?: string;
  concepts?: ConceptListItem[];
  pages?: number;
  prepare?: (server: FakeServer) => void;
  act?: (app: Awaited<ReturnType<typeof renderApp>>) => Promise<unknown>;
}

const pressed = (name: string, shown: "menu" | "dialog" | null = null) => ({
  act: async ({ screen }: Awaited<ReturnType<typeof renderApp>>) => {
    await screen.getByRole("button", { name, exact: true }).first().click();
    if (shown) await expect.element(screen.getByRole(shown)).toBeVisible();
  },
});
const menuOf = (title: string) => pressed(`Actions for ${title}`, "menu");
const deletionOf = (title: string) => ({
  act: async (app: Awaited<ReturnType<typeof renderApp>>) => {
    await menuOf(title).act(app);
    await app.screen.getByRole("menuitem", { name: "Delete" }).click();
    await expect.element(app.screen.getByRole("dialog")).toBeVisible();
    await expect.element(app.screen.getByRole("menu")).not.toBeInTheDocument();
  },
});
const selected = (count: number, name?: string) => ({
  concepts: ofEveryStatus,
  act: async (app: Awaited<ReturnType<typeof renderApp>>) => {
    for (let index = 0; index < count; index += 1) {
      await app.screen.getByRole("checkbox", { name: `Select Idea ${index}` }).click();
    }
    if (name) await pressed(name, "dialog").act(app);
  },
});
const drafts = [
  listedSeedWith({ uuid: uuid(0) }),
  listedSeedWith({ uuid: uuid(1), title: "", description: "", type: "IDENTIFY_NEW_OPPORTUNITIES", status: "archived" }),
];
const ofDrafts = { address: "/concept/drafts" };

const states: Record<string, State> = {
  "every-status": { concepts: ofEveryStatus },
  "every-report": { concepts: ofEveryReport },
  "changed-and-similar": {
    concepts: ofEveryStatus.slice(0, 2),
    prepare: (server) => server.on("GET /api/v1/concept/similar", { body: similar }),
  },
  "sorted-by-title": { address: "/concept?sort=title" },
  "sorted-by-status": { address: "/concept?sort=-status" },
  "first-page": { concepts: [one], pages: 3 },
  "last-page": { address: "/concept?page=3", concepts: [one], pages: 3 },
  filtered: { address: "/concept?status=new,archived&createdBy=Ada Moreau&search=depot" },
  empty: { concepts: [] },
  "nothing-found": { address: "/concept?search=zebra", concepts: [] },
  loading: { prepare: (server) => server.on("GET /api/v1/concept/", { body: {}, after: never }) },
  "not-loaded": {
    prepare: (server) => server.on("GET /api/v1/concept/", { status: 500, body: { detail: "The database sleeps." } }),
  },
  filters: {
    address: "/concept?status=new&createdBy=Mara Olsen",
    act: async ({ screen }) => {
      const button = screen.getByRole("button", { name: /^Filters/ });
      await button.click();
      await expect.element(button).toHaveAttribute("aria-expanded", "true");
    },
  },
  "menu-of-a-concept": { concepts: ofEveryStatus, ...menuOf("Idea 0") },
  "menu-of-the-archive": { concepts: ofEveryStatus, ...menuOf("Idea 7") },
  "menu-while-written": { concepts: ofEveryReport, ...menuOf("Idea 2") },
  "menu-without-a-report": { concepts: ofEveryReport, ...menuOf("Idea 3") },
  "deletion-asked": { concepts: ofEveryStatus, ...deletionOf("Idea 0") },
  "report-hovered": {
    concepts: ofEveryReport,
    act: async ({ screen }) => {
      await screen.getByRole("button", { name: /report of Idea 2/ }).hover();
      await expect.element(screen.getByText("Concept Generation Status")).toBeVisible();
    },
  },
  "report-on-its-way": {
    concepts: ofEveryReport,
    prepare: (server) => server.on(`POST /api/v1/concept/${uuid(0)}/generate`, { body: {}, after: never }),
    act: ({ screen }) => screen.getByRole("button", { name: /report of Idea 0/ }).click(),
  },
  "report-with-gaps": {
    concepts: [
      listedConceptWith({
        uuid: uuid(0),
        title: "Idea 0",
        reportStatusBySection: notedSections({
          marketScan: [gapOf("startups", "Startups")],
          customerProfiles: [
            gapOf("profile-needs:persona-1", "Jobs and pains of Noor"),
            markOf("Personas", "Two are alike."),
          ],
        }),
      }),
    ],
  },
  "report-with-gaps-hovered": {
    concepts: [
      listedConceptWith({
        uuid: uuid(0),
        title: "Idea 0",
        reportStatusAggregate: "pending",
        progressPercentage: 33,
        completedSections: 2,
        reportStatusBySection: notedSections(
          { marketScan: [gapOf("startups", "Startups")] },
          sectionsIn("waiting", { trends: "complete", marketScan: "complete" }),
        ),
      }),
    ],
    act: async ({ screen }) => {
      await screen.getByRole("button", { name: /report of Idea 0/ }).hover();
      await expect.element(screen.getByText("Concept Generation Status")).toBeVisible();
    },
  },
  "one-selected": selected(1),
  "two-selected": selected(2),
  "five-selected": selected(5),
  "archiving-one-asked": selected(1, "Archive"),
  "archiving-two-asked": selected(2, "Archive"),
  drafts: ofDrafts,
  "drafts-similar": {
    ...ofDrafts,
    prepare: (server) => server.on("GET /api/v1/concept/similar", { body: similar }),
  },
  "drafts-empty": { ...ofDrafts, prepare: (server) => server.on("GET /api/v2/concept/seed", { body: pageOf([]) }) },
  "drafts-loading": {
    ...ofDrafts,
    prepare: (server) => server.on("GET /api/v2/concept/seed", { body: {}, after: never }),
  },
  "drafts-menu": { ...ofDrafts, ...menuOf("Cleaning by weight") },
  "drafts-menu-of-the-archive": { ...ofDrafts, ...menuOf("Untitled") },
  "drafts-deletion-asked": { ...ofDrafts, ...deletionOf("Untitled") },
  "debug-mode": {
    act: async ({ screen }) => {
      await toggleDebugMode();
      onTestFinished(toggleDebugMode);
      await expect.element(screen.getByText("Debug mode is on.")).toBeVisible();
    },
  },
};

test.for(Object.entries(states))("what the bank says: %s", async ([state, given]) => {
  const { address = "/concept", concepts = [one], pages, prepare, act } = given;
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf(concepts, pages, pages && 42) });
  server.on("GET /api/v2/concept/seed", { body: pageOf(drafts) });
  server.on("GET /api/v1/user/list", { body: [userWith(), userWith({ uuid: uuid(8), firstName: "Ben" })] });
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(address);
  const heading = app.screen.getByRole("heading", { level: 1, includeHidden: true });
  await expect.element(heading).toBeVisible();
  await act?.(app);
  await expect(await readingOnce(heading, { loading: state.endsWith("loading") })).toMatchFileSnapshot(`${state}.txt`);
});
