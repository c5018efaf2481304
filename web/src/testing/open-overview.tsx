import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { expect } from "vitest";
import { session } from "../transport/session.ts";
import { conceptWith } from "./concepts.ts";
import type { FakeServer } from "./fake-server.ts";
import { renderApp } from "./render-app.tsx";
import { overviewWith, serverWithReport } from "./reports.ts";

interface OpenedWith {
  concept?: Partial<Concept>;
  overview?: Overview | null;
  /** What else of the report is there. */
  prepare?: (server: FakeServer) => void;
}

/** The overview of a concept, as it opens; the executive form when nothing is said of it. */
export async function openOverview({ concept, overview = overviewWith(), prepare }: OpenedWith = {}) {
  const server = serverWithReport(conceptWith(concept), overview);
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003");
  await expect.element(app.screen.getByRole("heading", { level: 1 })).toBeVisible();
  const button = (name: string) => app.screen.getByRole("button", { name, exact: true });
  return { server, button, ...app };
}

const versions = conceptWith().featureVersions;

/** The forms of a report whose overview is in its first one. */
export const classicForm = { featureVersions: { ...versions, conceptOverview: "v1" } } as const;
