import { expect } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import type { Version } from "./versions-query.ts";

export const base = "/api/v2/concept/version/C-0003";
const day = 86_400;
const now = Math.floor(Date.now() / 1000);

export const versionWith = (versionNumber: number, change: Partial<Version> = {}): Version => ({
  uuid: `00000000-0000-4000-8000-00000000000${versionNumber}`,
  versionNumber,
  fromVersionNumber: null,
  isCurrent: false,
  createdAt: now - 9 * day,
  comment: "",
  aiSummary: "Changed: Value proposition.",
  summaryOrigin: "draft",
  affectedSections: [],
  why: "asked",
  by: null,
  toldBy: null,
  ...change,
});

export const ada = { uuid: "44444444-4444-4444-8444-444444444444", firstName: "Ada", lastName: "Moreau" };
export const three = [
  versionWith(3, {
    isCurrent: true,
    createdAt: now - 2 * day - 60,
    comment: "After the walk-through.",
    by: ada,
    affectedSections: ["customerProfiles", "assumptions"],
  }),
  versionWith(2, { fromVersionNumber: 1, toldBy: "Bo Lindqvist", createdAt: now - 5 * day - 60 }),
  versionWith(1, { createdAt: now - 400 * day }),
];
export const knownAs = ({ uuid, versionNumber, createdAt }: Version) => ({ uuid, versionNumber, createdAt });
export const newest = three[0] as Version;
export const oldest = three[2] as Version;

const listed = (versions: Version[], more: object = {}) => ({
  versions,
  version_count: versions.length,
  isChangedSince: false,
  viewed: null,
  ...more,
});

/** A report whose concept has three versions. */
export async function openReport({ versions = three, more = {}, concept = {}, path = "/concept/C-0003" } = {}) {
  const server = serverWithReport(conceptWith({ version: knownAs(newest), ...concept }));
  answerWholeReport(server);
  server.on(`GET ${base}`, { body: listed(versions, more) });
  await session.begin("refresh-token");
  const app = await renderApp(path);
  const button = app.screen.getByRole("button", { name: /^Versions/ });
  await expect.element(button).toBeVisible();
  const dialog = app.screen.getByRole("dialog", { name: "Versions" });
  return { server, button, dialog, ...app };
}

/** The concept as it is read from now on. */
export const shownAs = (server: FakeServer, change: object) =>
  server.on("GET /api/v1/concept/C-0003/", { body: conceptWith({ version: knownAs(newest), ...change }) });
