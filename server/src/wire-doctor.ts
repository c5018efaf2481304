import type { CompositionOptions } from "./composition-options.ts";
import { checkExternalDatabase, checkOwnDatabase } from "./doctor/checks/database.ts";
import { doctorHandlers } from "./doctor/routes.ts";
import { usualFilmPrograms } from "./platform/film/tools/film-tools.ts";
import { ownMachine } from "./platform/http/trusted-proxies.ts";
import type { FormStore } from "./platform/model/wire/form-memory.ts";

/** Answers how the parts of this server are. */
export function wireDoctor(
  options: CompositionOptions,
  { forms, hasMailbox }: { forms: FormStore; hasMailbox: boolean },
): ReturnType<typeof doctorHandlers> {
  const { databaseUrl, publicUrl, log, clock } = options;
  const checkDatabase = options.ownsDatabase ? checkOwnDatabase : checkExternalDatabase;
  return doctorHandlers({
    ...options,
    forms,
    speaksHttps: options.makeServer !== undefined,
    trustedProxies: options.trustedProxies ?? ownMachine,
    filmPrograms: options.filmPrograms ?? usualFilmPrograms,
    mail: { smtp: options.smtp, from: options.mailFrom },
    oidc: options.externalProvider,
    database: { run: (signal) => checkDatabase(databaseUrl, signal) },
    mailbox: hasMailbox ? `${publicUrl}/local/mailbox` : null,
    now: clock,
    onDefect: (error, part) => log.error({ part: "doctor", err: error }, `${part} could not be tried`),
  });
}
