import type { ServerSecrets } from "../features/access/identity/database/server-secrets.ts";
import type { ExternalProvider } from "../features/access/identity/external/external-provider.ts";
import type { EgressPolicy } from "../platform/egress/egress-policy.ts";
import type { S3Settings } from "../platform/files/s3-files.ts";
import type { FilmPrograms } from "../platform/film/tools/film-tools.ts";
import type { CertificateFiles } from "../platform/http/tls/certificate-files.ts";
import type { MailAddress } from "../platform/mail/mail-address.ts";
import type { SmtpSettings } from "../platform/mail/smtp-settings.ts";
import type { ModelSettings } from "../platform/model/settings.ts";
import type { ResearchSettings } from "../platform/research/research-settings.ts";
import type { ScannerAddress } from "../platform/scanning/scanner-address.ts";
import type { KeepTimes } from "../removal/keep-times.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What the environment and the command line say, read and checked. */
export interface Config {
  /** 0: any free one. */
  port: number;
  host: string;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: string;
  /** Absent: the server speaks HTTP. */
  tls?: CertificateFiles;
  egress: EgressPolicy;
  /** Addresses and networks of the proxies whose word about who calls is taken. */
  trustedProxies: string[];
  /** Absent: the server runs its own PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  /** Absolute path. */
  dataDir: string;
  ai: ModelSettings;
  research: ResearchSettings;
  /** Without `smtp` mails are kept for the local mailbox. */
  mail: { smtp?: SmtpSettings; from: MailAddress };
  supportEmail: string;
  /** Absent: no service is asked for the logos of companies. `trusted`: it may stand in the own network and be called by http. */
  logoService?: { url: string; trusted: boolean };
  /** Hosts that webhooks may be sent to by http and in the own network. */
  webhookTrustedHosts: string[];
  /** Days after which a session ends, however much it is used. */
  sessionDays: number;
  /** Absent: nobody looks for viruses in files. */
  scanner?: ScannerAddress | undefined;
  /** Absent: the database holds a secret of the server's own. */
  serverSecrets?: ServerSecrets | undefined;
  /** Whether a public service is asked if a chosen password was in a breach. */
  asksForBreaches: boolean;
  /** Present: people sign in there instead of with the embedded identity provider. */
  oidc?: ExternalProvider;
  s3?: S3Settings;
  /** How long is kept what nobody works with any more. */
  keep: KeepTimes;
  /** What makes and speaks videos. */
  filmPrograms: FilmPrograms;
  /** Whether the first start leaves out the demo company. */
  empty: boolean;
  logLevel: (typeof logLevels)[number];
}
