import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Resolve } from "../../platform/egress/checked-addresses.ts";
import type { EgressPolicy } from "../../platform/egress/egress-policy.ts";

/** An external service that gives a company's logo. */
export interface LogoServiceSettings {
  /** Its address, in which `{host}` stands for the company's host name. */
  url: string;
  /** Whether the service itself may stand in the own network and be called without TLS. */
  trusted: boolean;
}

export interface CompanyLogoDependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  /** Absent: nobody is asked, and no logo is known. */
  service?: LogoServiceSettings | undefined;
  /** Which hosts may be called at all, and which by http. */
  egressPolicy?: EgressPolicy;
  /** Looks up host names; by default as the machine does. */
  resolve?: Resolve;
  /** Milliseconds for an answer of the service. */
  timeout?: number;
}
