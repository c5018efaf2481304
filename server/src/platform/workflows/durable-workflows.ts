import { DBOS } from "@dbos-inc/dbos-sdk";
import pg from "pg";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { clientsOf, endPool } from "../database/end-pool.ts";
import { keepServerAlive, type ServerPresence } from "./server-presence.ts";
import type { Steps, Workflow, Workflows } from "./workflows.ts";

export interface DurableWorkflowOptions {
  database: Database;
  databaseUrl: string;
  /** The same over restarts of one server, different for servers that run at the same time. */
  serverId: string;
  log: Logger;
  /** Milliseconds after which a silent server counts as dead. */
  silence?: number;
}

// Fixed: DBOS's own default, a hash of the code, would keep a new release from resuming the old one's work.
const applicationVersion = "1";
const neverGiveUp = 1_000_000;

/** Durable workflows on DBOS, in the schema `dbos` of the same PostgreSQL. One per process. */
export function createDurableWorkflows(options: DurableWorkflowOptions): Workflows {
  const { log, serverId } = options;
  const callables = new Map<string, (input: unknown) => Promise<void>>();
  let presence: ServerPresence | undefined;
  let ready = false;

  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 10, application_name: "seedbed workflows" });
  const clients = clientsOf(pool);
  pool.on("error", (error) => log.debug({ err: error }, "a connection of the workflow engine was lost"));
  DBOS.setConfig({
    name: "seedbed",
    systemDatabaseUrl: options.databaseUrl,
    systemDatabasePool: pool,
    applicationVersion,
    executorID: serverId,
    enableOTLP: false,
    // DBOS's messages may quote workflow inputs: only their kind is passed on.
    logger: {
      info: () => undefined,
      debug: () => undefined,
      warn: (entry) => log.debug({ dbos: String(entry).slice(0, 200) }, "workflow engine"),
      error: (entry) => log.warn({ dbos: String(entry).slice(0, 200) }, "workflow engine"),
    },
  });

  const begin = async (name: string, id: string, input: unknown) => {
    const callable = callables.get(name);
    if (!callable) throw new Error(`workflow ${name} is not defined`);
    const handle = await DBOS.startWorkflow(callable, { workflowID: id })(input);
    // Without a listener, the rejection of a cancelled workflow would end the process.
    handle.getResult().catch((error: unknown) => {
      if (ready)
        log.debug(
          { workflow: name, id, reason: error instanceof Error ? error.name : "unknown" },
          "workflow ended early",
        );
    });
  };

  const steps: Steps = {
    step: (name, work) =>
      DBOS.runStep(() => work(DBOS.stepStatus?.cancelSignal ?? new AbortController().signal), { name }),
    start: (workflow, id, input) => begin(workflow.name, id, input),
  };

  return {
    define<Input>(name: string, run: (input: Input, steps: Steps) => Promise<void>): Workflow<Input> {
      const registered = DBOS.registerWorkflow((input: unknown) => run(input as Input, steps), {
        name,
        maxRecoveryAttempts: neverGiveUp,
      });
      callables.set(name, registered);
      return { name, run };
    },
    start: (workflow, id, input) => begin(workflow.name, id, input),
    async cancel(id) {
      const status = await DBOS.getWorkflowStatus(id);
      if (status && (status.status === "PENDING" || status.status === "ENQUEUED")) await DBOS.cancelWorkflow(id);
    },
    isKnown: async (id) => (await DBOS.getWorkflowStatus(id)) !== null,
    async launch() {
      await DBOS.launch();
      presence = await keepServerAlive({
        database: options.database,
        serverId,
        log,
        silence: options.silence ?? 8_000,
        takeOver: takeOverFrom,
      });
      ready = true;
    },
    async close() {
      ready = false;
      await presence?.leave();
      // Forgotten with the server, so that another one in this process can define its own.
      await DBOS.shutdown({ workflowCompletionTimeoutMS: 0, deregister: true });
      await endPool(pool, clients);
    },
    get isReady() {
      return ready;
    },
  };

  async function takeOverFrom(alive: string[]): Promise<void> {
    const unfinished = await DBOS.listWorkflows({ status: "PENDING", loadInput: false, loadOutput: false });
    const orphaned = unfinished.filter((workflow) => !alive.includes(workflow.executorId ?? ""));
    if (orphaned.length === 0) return;
    log.info({ count: orphaned.length }, "taking over the work of a server that died");
    await DBOS.resumeWorkflows(orphaned.map((workflow) => workflow.workflowID));
  }
}
