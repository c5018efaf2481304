import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Tenant } from "../../platform/database/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { PublicSettings, Work } from "./access.ts";
import type { ServerSecrets } from "./identity/database/server-secrets.ts";
import type { ExternalProvider } from "./identity/external/external-provider.ts";
import type { BreachService } from "./identity/passwords/breach-service.ts";

export interface AccessDependencies {
  database: Database;
  /** Of the same database: the identity provider keeps its own connections, to its own schema. */
  databaseUrl: string;
  mailer: Mailer;
  clock: Clock;
  log: Logger;
  /** Issuer and audience of access tokens. */
  publicUrl: string;
  /** Origins of pages that may call the identity provider, the one of `publicUrl` included. */
  allowedOrigins: readonly string[];
  settings: Omit<PublicSettings, "externalProvider">;
  /** Where people sign in instead of at the embedded identity provider. */
  externalProvider?: ExternalProvider | undefined;
  workOf(tenant: Tenant): Promise<Work>;
  /** Days after which a session ends, however much it is used. */
  sessionDays: number;
  /** What the server seals keys and secrets with; absent for a secret of its own in the database. */
  serverSecrets?: ServerSecrets | undefined;
  /** Who is asked whether a chosen password was in a breach; absent for nobody. */
  breachService?: BreachService | undefined;
  /** False only in tests and measurements, where one address signs up many people. */
  limitSignIns: boolean;
}
