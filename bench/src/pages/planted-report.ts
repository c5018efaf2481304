import { newestFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import { eventually } from "@seedbed/server/test-support/eventually";
import { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import { plantAnsweredSeed, saveFirstConcept } from "@seedbed/server/test-support/planted-seed";
import type { HttpPerson } from "@seedbed/server/test-support/sign-up-over-http";
import type { BrowserContext } from "playwright";
import type { BenchServer } from "../bench-server.ts";
import { launchBrowser } from "../browser.ts";
import type { ReportPage } from "./report-pages.ts";
import { signIn } from "./sign-in.ts";

export interface Planted {
  /** Of a browser in which the person is signed in. */
  context: BrowserContext;
  url: string;
  person: HttpPerson;
  /** The concept's uuid. */
  report: string;
}

type Report = Pick<Planted, "person" | "report">;

/** Lends a concept whose report is not ordered yet, and the browser of the person it belongs to; `latencyMs`: of every call of the model. */
export async function withPlantedReport<Result>(
  start: (env: Record<string, string>) => Promise<BenchServer>,
  { latencyMs }: { latencyMs: number },
  work: (planted: Planted) => Promise<Result>,
): Promise<Result> {
  const model = await startModelServer({ latencyMs });
  const server = await start({
    AI_MODEL: "openai-compatible/scripted",
    AI_BASE_URL: model.url,
    AI_API_KEY: "scripted",
  });
  const browser = await launchBrowser();
  try {
    const person = await server.signUp();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, server.url, person);
    const report = await saveFirstConcept(person, await plantAnsweredSeed(person));
    return await work({ context, url: server.url, person, report });
  } finally {
    await browser.close();
    await server.stop();
    await model.close();
  }
}

export const order = ({ person, report }: Report) =>
  person.call("POST v1/concept/{id}/generate", { params: { id: report } });

/** Waits until all of the report is written. */
export const complete = ({ person, report }: Report) =>
  eventually(async () => {
    const { body } = await person.call("GET v1/concept/{id}/", { params: { id: report } });
    return body.reportStatus === "complete" ? true : undefined;
  });

/** Has the report shown in these forms, and in the newest of all others. */
export async function showIn({ person, report }: Report, forms: ReportPage["forms"]): Promise<void> {
  const featureVersions = { ...newestFeatureVersions, ...forms };
  await person.call("PATCH v1/concept/{id}/", { params: { id: report }, body: { featureVersions } });
}
