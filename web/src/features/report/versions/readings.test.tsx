import { beforeAll, expect, test } from "vitest";
import { readingOnce } from "#testing/reading.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import { ada, base, openReport, versionWith } from "./open-versions.fixture.ts";

beforeAll(fetchLateParts);

const at = Date.parse("2026-03-02T10:00:00.000Z") / 1000;
const told = [
  versionWith(5, {
    ...{ isCurrent: true, createdAt: at, comment: "After the walk-through.", by: ada, summaryOrigin: "model" },
    aiSummary: "The price is per floor now.",
    affectedSections: ["financialProjection", "overview"],
  }),
  versionWith(4, { createdAt: at, fromVersionNumber: 2, toldBy: "Bo Lindqvist" }),
  versionWith(3, { createdAt: at, affectedSections: ["trends"], why: "left" }),
];
const third = told[2];

type Opened = Awaited<ReturnType<typeof openReport>>;

interface State {
  options?: Parameters<typeof openReport>[0];
  prepare?: (opened: Opened) => void;
  act?: (opened: Opened) => Promise<unknown>;
  /** What is opened over the page. */
  dialog?: string;
}

const compare: State = {
  dialog: "Compare versions",
  act: ({ dialog }) => dialog.getByRole("button", { name: "Compare V3" }).click(),
};
const compared = (parts: unknown[]) => ({ body: { before: third, after: null, parts } });
const value = (label: string, [before, after, difference = null]: (string | number | null)[]) => ({
  ...{ field: label, label, before, after, difference },
});
const thing = (item: string | null, change: string, more: object = {}) => ({
  ...{ item, change, name: item ?? "", isMoved: false, fields: [] },
  ...more,
});

const states: Record<string, State> = {
  "list-changed-since": { options: { more: { isChangedSince: true } } },
  "list-of-one-viewed": {
    options: { concept: { isHistoricalVersion: true }, more: { viewed: third?.uuid, isChangedSince: true } },
  },
  "list-not-loaded": {
    prepare: ({ server }) => server.on(`GET ${base}`, { status: 500, body: { detail: "It sleeps." } }),
  },
  compared: {
    ...compare,
    prepare: ({ server }) =>
      server.on(
        `GET ${base}/compare/${third?.uuid}`,
        compared([
          {
            ...{ part: "concept", change: "changed" },
            things: [thing(null, "changed", { fields: [value("Title", ["Refill rooms", "Refill depots"])] })],
          },
          {
            ...{ part: "trends", change: "changed" },
            things: [
              thing("Quiet motors", "added"),
              thing("Loud motors", "removed"),
              thing("Vans", "moved"),
              thing("Boxes", "changed", {
                isMoved: true,
                fields: [value("Text", ["They cost much", "They cost little"]), value("Score", [4000, 3700, -300])],
              }),
            ],
          },
          { part: "overview", change: "added", things: [] },
          { part: "assumptions", change: "removed", things: [] },
        ]),
      ),
  },
  "compared-while-one-is-viewed": {
    ...compare,
    options: { concept: { isHistoricalVersion: true } },
    prepare: ({ server }) =>
      server.on(
        `GET ${base}/compare/${third?.uuid}`,
        compared([{ part: "trends", change: "changed", things: [thing("Loud motors", "removed")] }]),
      ),
  },
  "not-compared": {
    ...compare,
    prepare: ({ server }) =>
      server.on(`GET ${base}/compare/${third?.uuid}`, { status: 404, body: { detail: "This version is gone." } }),
  },
};

test.for(Object.entries(states))("what is said of versions: %s", async ([name, state]) => {
  const opened = await openReport({ versions: told, ...state.options });
  state.prepare?.(opened);
  await opened.button.click();
  const list = opened.dialog.getByText("V3", { exact: true }).or(opened.dialog.getByText("It sleeps."));
  await expect.element(list).toBeVisible();
  await state.act?.(opened);
  const over = opened.screen.getByRole("dialog", { name: state.dialog ?? "Versions" });
  if (state.dialog) await expect.element(over.getByText("Loading")).not.toBeInTheDocument();
  const reading = await readingOnce(over, { late: true });
  const said = reading.slice(reading.indexOf("\ndialog ") + 1).replace(/^(dialog .*?) describes=.*$/m, "$1");
  await expect(said).toMatchFileSnapshot(`readings/${name}.txt`);
});
