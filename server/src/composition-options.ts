import type { Logger } from "pino";
import type { Config } from "./configuration/configuration.ts";
import type { ExternalProvider } from "./features/access/identity/external/external-provider.ts";
import type { BreachService } from "./features/access/identity/passwords/breach-service.ts";
import type { LogoServiceSettings } from "./features/company-logo/dependencies.ts";
import type { WebhookTimes } from "./features/webhooks/webhook-times.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { OutagePauses } from "./platform/database/availability.ts";
import type { EgressPolicy } from "./platform/egress/egress-policy.ts";
import type { ServerMaker } from "./platform/http/tls/serve-tls.ts";
import type { MailAddress } from "./platform/mail/mail-address.ts";
import type { MailTimes } from "./platform/mail/mail-times.ts";
import type { SmtpSettings } from "./platform/mail/smtp-settings.ts";
import type { ModelSettings } from "./platform/model/settings.ts";
import type { ResearchSettings } from "./platform/research/research-settings.ts";
import type { ScannerAddress } from "./platform/scanning/scanner-address.ts";
import type { KeepTimes } from "./removal/keep-times.ts";

export interface CompositionOptions {
  databaseUrl: string;
  /** Whether the server runs that database itself, in its data folder. */
  ownsDatabase: boolean;
  dataDir: string;
  publicUrl: string;
  /** Addresses and networks of the proxies whose word about who calls is taken; those of this machine when absent. */
  trustedProxies?: string[];
  /** Makes a server that speaks HTTPS; it speaks HTTP when absent. */
  makeServer?: ServerMaker | undefined;
  /** Which hosts may be called, and how; any public one by https when absent. */
  egress?: EgressPolicy | undefined;
  serverId: string;
  ai: ModelSettings;
  research: ResearchSettings;
  /** Other pauses than usual between the pages of a host: for tests. */
  reading?: { pause: number } | undefined;
  s3?: Config["s3"];
  /** Programs that make and speak videos; those that are found on the machine when absent. */
  filmPrograms?: Config["filmPrograms"];
  /** Of a video, in points; 1,920 when absent. */
  filmWidth?: number | undefined;
  /** Days after which a session ends, however much it is used; 30 when absent. */
  sessionDays?: number | undefined;
  /** The virus scanner that looks at files people send; absent: nobody does. */
  scanner?: ScannerAddress | undefined;
  /** Absent: the server seals with a secret of its own in the database. */
  serverSecrets?: Config["serverSecrets"];
  /** Absent: nobody is asked whether a password was in a breach. */
  breachService?: BreachService | undefined;
  /** Present: people sign in there instead of with email and password. */
  externalProvider?: ExternalProvider | undefined;
  /** Absent: mails are kept for the local mailbox. */
  smtp?: SmtpSettings | undefined;
  mailFrom: MailAddress;
  /** Other pauses and patience than usual: for tests. */
  mailTimes?: Partial<MailTimes>;
  supportEmail: string;
  /** Absent: no logos of companies are known. */
  logoService?: LogoServiceSettings | undefined;
  /** Hosts, with their ports, that webhooks may be sent to by http and in the own network. */
  webhookTrustedHosts?: readonly string[] | undefined;
  /** Other pauses and patience with webhooks than usual: for tests. */
  webhookTimes?: Partial<WebhookTimes> | undefined;
  /** How long is kept what nobody works with any more; as usual when absent. */
  keep?: Partial<KeepTimes> | undefined;
  /** Whether mails that are kept may be read at `/local/mailbox`: only for an embedded database on loopback. */
  localMailbox: boolean;
  /** Folder of the built web application. */
  webFolder: string;
  log: Logger;
  clock: Clock;
  /** False only in tests and measurements, where one address makes all calls. */
  limitCalls: boolean;
  /** Milliseconds after which a silent server counts as dead. */
  silence?: number;
  /** How often a database that is away is looked for. */
  outagePauses?: OutagePauses | undefined;
  /** Milliseconds between two looks for what other servers have left unfinished, and for what is due; 30,000 when absent. */
  lostWorkPause?: number | undefined;
}
