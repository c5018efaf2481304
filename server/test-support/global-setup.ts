import type { TestProject } from "vitest/node";
import { startDatabaseServer } from "./database-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServerUrl: string;
    databaseAdministratorUrl: string;
  }
}

/** One PostgreSQL for all test files of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  project.provide("databaseServerUrl", server.url);
  project.provide("databaseAdministratorUrl", server.administratorUrl);
  return () => server.stop();
}
