import { allRoutes } from "@seedbed/contract/all-routes";
import type { FastifyInstance } from "fastify";
import { allowedOriginsOf } from "./allowed-origins.ts";
import type { CompositionOptions } from "./composition-options.ts";
import type { Access } from "./features/access/access.ts";
import { createAccess } from "./features/access/create-access.ts";
import { createAiEditing } from "./features/ai-editing/create-ai-editing.ts";
import { createCompanyLogos } from "./features/company-logo/create-company-logos.ts";
import { companySuggestHandlers } from "./features/company-suggest/routes.ts";
import { createConcepts } from "./features/concepts/create-concepts.ts";
import { countConcepts, hasConcepts } from "./features/concepts/operations/count-concepts.ts";
import { savingConcepts } from "./features/concepts/operations/create-concept.ts";
import { findIdentifiers } from "./features/concepts/operations/find-identifiers.ts";
import { createConversations } from "./features/conversations/create-conversations.ts";
import { hasConversation } from "./features/conversations/operations/read-conversation.ts";
import { dashboardHandlers } from "./features/dashboard/routes.ts";
import { createResearchLibrary } from "./features/evidence/create-research-library.ts";
import { createIncubation } from "./features/incubation/create-incubation.ts";
import { hasSeeds } from "./features/incubation/operations/has-seeds.ts";
import { readSeedAnswers } from "./features/incubation/operations/read-seed-answers.ts";
import { readSeedBrief } from "./features/incubation/operations/read-seed-brief.ts";
import { storeQuestionnaires } from "./features/incubation/operations/store-questionnaires.ts";
import { readCompany } from "./features/nucleus/operations/read-company.ts";
import { nucleusHandlers } from "./features/nucleus/routes.ts";
import { createReport } from "./features/report/create-report.ts";
import { readOpportunities } from "./features/report/operations/read-opportunities.ts";
import { readPersona } from "./features/report/operations/read-persona.ts";
import { readReportStates } from "./features/report/read-report-states.ts";
import { keepCosts } from "./features/report/research/progress/progress-store.ts";
import { createSpending } from "./features/spending/create-spending.ts";
import { createWebhooks } from "./features/webhooks/create-webhooks.ts";
import { usualWebhookTimes } from "./features/webhooks/webhook-times.ts";
import { lookForLostWork } from "./look-for-lost-work.ts";
import { mountMcp } from "./mcp/mount-mcp.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { createFairness } from "./platform/fairness/work-queues.ts";
import { createFiles } from "./platform/files/create-files.ts";
import { createFilmStudio } from "./platform/film/create-film-studio.ts";
import { createServer } from "./platform/http/create-server.ts";
import { endCalls } from "./platform/http/end-calls.ts";
import { createIdempotentAnswers } from "./platform/http/idempotent-answers.ts";
import { registerRoutes } from "./platform/http/register-routes.ts";
import { serveHealth } from "./platform/http/serve-health.ts";
import { serveWeb } from "./platform/http/serve-web.ts";
import { createTurns } from "./platform/http/turns/heavy-calls.ts";
import { createPace } from "./platform/http/turns/pace-calls.ts";
import { mountLocalMailbox } from "./platform/mail/local-mailbox.ts";
import { createMailSender } from "./platform/mail/mail-sender.ts";
import { usualMailTimes } from "./platform/mail/mail-times.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { createModelGateway } from "./platform/model/gateway.ts";
import { createBudget } from "./platform/model/usage/budget.ts";
import { refusingAtCap } from "./platform/model/usage/refuse-at-cap.ts";
import { sumUpOldUsage } from "./platform/model/usage/sum-up-usage.ts";
import { createUsageStore } from "./platform/model/usage/usage-store.ts";
import { createFormStore } from "./platform/model/wire/form-store.ts";
import { createPrinters } from "./platform/pdf/create-printers.ts";
import { createRealtimeServer } from "./platform/realtime/create-realtime-server.ts";
import { categoryOfPage } from "./platform/research/classify-page.ts";
import { createPageReader } from "./platform/research/reading/create-page-reader.ts";
import { createSearchProvider } from "./platform/research/search/create-search-provider.ts";
import { createScanFile } from "./platform/scanning/scan-file.ts";
import { everyHour } from "./platform/schedule/every-hour.ts";
import { createDurableWorkflows } from "./platform/workflows/durable-workflows.ts";
import { usualKeepTimes } from "./removal/keep-times.ts";
import { removalOf } from "./removal/removal.ts";
import { wireDoctor } from "./wire-doctor.ts";

export interface Composition {
  app: FastifyInstance;
  database: Database;
  access: Access;
  /** What writes texts: the name of the model, or of the offline drafter. */
  writer: string;
  /** Removes what is kept no longer, as every hour; does nothing while another server does. */
  removeOld(): Promise<void>;
  /** Begins to work on what is durable; call it once the server listens. */
  launch(): Promise<void>;
  /** Ends calls and sockets, leaves unfinished work to the next start, closes the database. */
  close(): Promise<void>;
}

/** Milliseconds for which one topic of a section is looked up at most. */
const researchOfTopicMs = 180_000;

/** Builds the whole server from its options: the only place where features meet. The database must be migrated. */
export async function compose(options: CompositionOptions): Promise<Composition> {
  const { databaseUrl, publicUrl, serverId, log, clock } = options;
  const { monthlyBudgetUsd } = options.ai;
  const database = openDatabase({ url: databaseUrl, log, outagePauses: options.outagePauses });
  const fairness = createFairness();
  const { giveWay } = fairness;
  const allowedOrigins = allowedOriginsOf(publicUrl);
  const now = () => clock().getTime();
  const forms = createFormStore(database, now);
  const usage = createUsageStore(database, now);
  const gateway = createModelGateway({ config: options.ai, usage, forms, clock: now, giveWay, log });
  const mailer = createMailer({ from: options.mailFrom, sends: options.smtp !== undefined, clock });
  const localMailbox = options.localMailbox && !options.smtp;
  const workflows = createDurableWorkflows({ database, databaseUrl, serverId, log, silence: options.silence, giveWay });

  const access = await createAccess({
    ...{ database, databaseUrl, mailer, clock, log, publicUrl, allowedOrigins },
    settings: { supportEmail: options.supportEmail, writer: gateway.writer, offline: !options.ai.model, localMailbox },
    sessionDays: options.sessionDays ?? 30,
    breachService: options.breachService,
    serverSecrets: options.serverSecrets,
    externalProvider: options.externalProvider,
    workOf: (tenant) =>
      database.withTenant(tenant, async (transaction) => ({
        hasConcepts: await hasConcepts(transaction),
        hasSeeds: await hasSeeds(transaction),
      })),
    limitSignIns: options.limitCalls,
  });
  const sender =
    options.smtp &&
    createMailSender({
      ...{ database, clock, log },
      settings: options.smtp,
      from: options.mailFrom,
      times: { ...usualMailTimes, ...options.mailTimes },
      tellFailure: access.recordLostMail,
    });
  const realtime = createRealtimeServer({
    ...{ database, log, clock, serverId, allowedOrigins, giveWay },
    ...access.forSockets,
  });
  const egressPolicy = options.egress ?? {};
  const logos = createCompanyLogos({ database, clock, log, service: options.logoService, egressPolicy });
  const printers = createPrinters(log);
  const studio = createFilmStudio({ log, programs: options.filmPrograms, width: options.filmWidth });
  const reader = createPageReader({
    ...{ log, clock, egressPolicy },
    trustedHosts: options.research.trustedHosts,
    contact: publicUrl,
    ...options.reading,
  });
  const library = createResearchLibrary({
    database,
    clock,
    log,
    provider: createSearchProvider(options.research),
    reader,
    usage,
    budget: createBudget(usage, { monthlyBudgetUsd, clock: now }),
    categoryOf: categoryOfPage,
    keepDays: options.research.keepDays,
    embedding: gateway.embed && { embed: gateway.embed, model: gateway.embedder ?? "" },
  });
  const saveConcept = savingConcepts({ clock, readReportStates });
  const report = createReport({
    library,
    // Without a model there is nobody who could ask, or write from what was found.
    research: library.provider && options.ai.model ? { ...options.research, topicMs: researchOfTopicMs } : null,
    database,
    clock,
    log,
    gateway,
    files: createFiles(options),
    hub: realtime,
    workflows,
    fairness,
    ...printers,
    studio,
    saveConcept,
    readCompany,
    readSeedBrief,
    readSeedAnswers,
    hasConversation,
  });
  const concepts = createConcepts({
    database,
    clock,
    log,
    readReportStates,
    cancelReport: report.cancelReport,
    removeFiles: report.removeFiles,
    keepFiles: report.keepFiles,
  });
  const working = { database, clock, log, gateway, workflows, hub: realtime };
  const incubation = createIncubation({
    ...working,
    readCompany,
    bank: {
      saveConcept,
      startReport: async (member, conceptId) => {
        await report.startReport(member, conceptId);
      },
      identifiers: findIdentifiers,
    },
  });
  incubation.registerRealtime(realtime);
  const scanFile = options.scanner && createScanFile(options.scanner, log);
  const aiEditing = createAiEditing({ ...working, library, scanFile, ...report.forEditing });
  const conversations = createConversations({ ...working, readPersona });
  const { recordSecurityEvent } = access;
  const webhooks = createWebhooks({
    ...{ database, clock, log, mailer, publicUrl, recordSecurityEvent, egressPolicy },
    trustedHosts: options.webhookTrustedHosts ?? [],
    times: { ...usualWebhookTimes, ...options.webhookTimes },
  });
  const spending = createSpending({
    ...{ database, clock, mailer, publicUrl, monthlyBudgetUsd, unpriced: gateway.unpriced, recordSecurityEvent },
  });
  await storeQuestionnaires({ database });

  const app = await createServer({
    log,
    publicUrl,
    trustedProxies: options.trustedProxies,
    makeServer: options.makeServer,
    callsPerMinute: options.limitCalls ? 1_200 : 0,
  });
  await access.mountIdentity(app);
  await realtime.mount(app);
  const handlers = {
    ...access.handlers,
    ...logos.handlers,
    ...companySuggestHandlers,
    ...nucleusHandlers({ database }),
    ...realtime.handlers,
    ...concepts.handlers,
    ...report.handlers,
    ...incubation.handlers,
    ...conversations.handlers,
    ...aiEditing.handlers,
    ...dashboardHandlers({ database, countConcepts, readOpportunities }),
    ...webhooks.handlers,
    ...spending.handlers,
    ...wireDoctor(options, { forms, hasMailbox: localMailbox }),
  };
  const idempotentAnswers = createIdempotentAnswers(database);
  const { authenticate, recordRefusal: refused } = access;
  const refuseAtCap = options.ai.model && refusingAtCap({ database, now, monthlyBudgetUsd });
  const turns = { paceCall: createPace(fairness), takeTurn: createTurns(fairness), refuseAtCap };
  const serving = { authenticate, idempotentAnswers, ...turns, refused, scanFile, asOf: realtime.asOf };
  registerRoutes(app, { routes: allRoutes, handlers }, serving);
  mountMcp(app, { authenticate, log, publicUrl, allowedOrigins });
  serveHealth(app, database, workflows);
  if (localMailbox) mountLocalMailbox(app, database);
  await serveWeb(app, options.webFolder);

  const keep = { ...usualKeepTimes, ...options.keep };
  const removeOld = removalOf({
    database,
    clock,
    workflows,
    features: [
      access,
      logos,
      { removeOld: () => webhooks.removeOld(keep) },
      { removeOld: () => report.removeOld(keep) },
      { removeOld: () => sumUpOldUsage({ database, clock, keepMonths: keep.usageMonths, along: keepCosts }) },
      library,
      idempotentAnswers,
    ],
  });
  let stopLooking = () => {};
  let stopRemoving = () => {};
  return {
    app,
    database,
    access,
    writer: gateway.writer,
    removeOld,
    async launch() {
      sender?.launch();
      webhooks.launch();
      concepts.launch();
      await workflows.launch();
      stopLooking = await lookForLostWork(log, {
        resume: [
          report.resumeLostRuns,
          incubation.resumeLostGenerations,
          conversations.resumeLostReplies,
          aiEditing.resumeLost,
        ],
        ...{ afterwards: [report.removeDueFiles, spending.warnAdmins], pause: options.lostWorkPause },
      });
      stopRemoving = everyHour(log, "remove what has ended", removeOld);
    },
    async close() {
      stopLooking();
      stopRemoving();
      await realtime.close();
      await endCalls(app);
      printers.closePrinters();
      reader.close();
      await concepts.close();
      await sender?.close();
      await webhooks.close();
      await workflows.close();
      await access.close();
      await database.close();
      // Last: a video that it drops now is nobody's failure, and goes on with the next start.
      studio.close();
    },
  };
}
