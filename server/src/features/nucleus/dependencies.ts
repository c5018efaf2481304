import type { Database } from "../../platform/database/database.ts";

export interface NucleusDependencies {
  database: Database;
}
