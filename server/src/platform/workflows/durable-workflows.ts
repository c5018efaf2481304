import { AsyncLocalStorage } from "node:async_hooks";
import { DBOS, DBOSWorkflowConflictError } from "@dbos-inc/dbos-sdk";
import { assertStillOwnsWorkflow } from "@dbos-inc/dbos-sdk/datasource";
import { currentOwnerXid } from "@dbos-inc/dbos-sdk/internal/context";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { clientsOf, cutOff, endPool } from "../database/end-pool.ts";
import { isOutage } from "../database/outage.ts";
import type { Release } from "../fairness/fair-queue.ts";
import { slowEngineDown } from "./engine-pace.ts";
import { openEnginePool } from "./engine-pool.ts";
import { keepServerAlive, type ServerPresence } from "./server-presence.ts";
import type { Lane, Steps, Workflow, Workflows } from "./workflows.ts";

export interface DurableWorkflowOptions {
  database: Database;
  databaseUrl: string;
  /** The same over restarts of one server, different for servers that run at the same time. */
  serverId: string;
  log: Logger;
  /** Lets calls of people go before what is done in a lane. */
  giveWay?(): Promise<void>;
  /** Milliseconds after which a silent server counts as dead. */
  silence?: number;
}

// Fixed: DBOS's own default, a hash of the code, would keep a new release from resuming the old one's work.
const applicationVersion = "1";
const neverGiveUp = 1_000_000;
/** Callers are kept waiting so long for a database that is away. */
const shortWait = 2_000;
const removalBatch = 500;
const unfinishedWork = "dbos.workflow_status where status = 'PENDING'";
/** Milliseconds between two looks for what was cancelled or taken over by other servers. */
const lookPause = 1_000;

/** A workflow that is executed here. */
interface Execution {
  /** By which the engine knows whose it is: it gives a new one to whoever begins or resumes the workflow. */
  token: string | undefined;
  /** Ends it. */
  ending: AbortController;
}

/** Durable workflows on DBOS, in the schema `dbos` of the same PostgreSQL. One per process. */
export function createDurableWorkflows(options: DurableWorkflowOptions): Workflows {
  const { log, serverId } = options;
  const { availability } = options.database;
  const callables = new Map<string, (input: unknown) => Promise<void>>();
  let presence: ServerPresence | undefined;
  let looking: NodeJS.Timeout | undefined;
  let ready = false;
  /** What is executed here right now, by the workflow's id. */
  const executing = new Map<string, Execution>();
  /** What was begun here, is not finished, and was not executed at the last look. */
  let idleBefore: ReadonlySet<string> = new Set();
  /** Done when nothing is being handed on. */
  let handingOn: Promise<unknown> = Promise.resolve();

  /** Does something outside of any workflow: the engine notes nothing of it in the one that asks for it. */
  const outside = AsyncLocalStorage.snapshot();

  const ending = new AbortController();
  const pool = openEnginePool(options.databaseUrl, availability, ending.signal);
  const clients = clientsOf(pool);
  availability.onLost(() => cutOff(clients));
  pool.on("error", (error) => void availability.noticed(error));
  DBOS.setConfig({
    name: "seedbed",
    systemDatabaseUrl: options.databaseUrl,
    systemDatabasePool: pool,
    applicationVersion,
    executorID: serverId,
    enableOTLP: false,
    // Nothing is scheduled: the engine need not look every second.
    schedulerPollingIntervalMs: 600_000,
    // Nothing is told by its events and streams: it need not wake up a hundred times a second for them.
    notificationCoalesceMs: 60_000,
    // DBOS's messages may quote workflow inputs: only their kind is passed on.
    logger: {
      info: () => undefined,
      debug: () => undefined,
      warn: (entry) => log.debug({ dbos: String(entry).slice(0, 200) }, "workflow engine"),
      // That the database is away is said elsewhere, and once.
      error: (entry) =>
        log[availability.isAway ? "debug" : "warn"]({ dbos: String(entry).slice(0, 200) }, "workflow engine"),
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
      DBOS.runStep(
        () => {
          const signal = DBOS.stepStatus?.cancelSignal ?? new AbortController().signal;
          return availability.throughOutages(() => work(signal), signal);
        },
        { name },
      ),
    work: (work) => {
      const { signal } = executing.get(DBOS.workflowID ?? "")?.ending ?? new AbortController();
      return availability.throughOutages(() => work(signal), signal);
    },
  };

  /**
   * Runs a workflow, unless it is executed here already, or was handed on before it could begin. One that the engine lost hold of in an outage is not
   * over, but begun again by `goOn`.
   */
  const execute = async (run: () => Promise<void>, turn: (signal: AbortSignal) => Promise<Release>) => {
    const id = DBOS.workflowID ?? "";
    const token = currentOwnerXid(id);
    const earlier = executing.get(id);
    if (earlier) {
      earlier.token = token;
      throw new DBOSWorkflowConflictError(id);
    }
    const execution: Execution = { token, ending: new AbortController() };
    executing.set(id, execution);
    let release: Release | undefined;
    try {
      await handingOn;
      release = await turn(execution.ending.signal);
      // Its turn came while the server was closing: the next start goes on with it.
      if (ending.signal.aborted) throw new DBOSWorkflowConflictError(id);
      // The engine looks at it with each step, but there may be none.
      await availability.throughOutages(() => assertStillOwnsWorkflow(id), execution.ending.signal);
      await run();
    } catch (error) {
      // The engine keeps other errors as the end of the workflow.
      throw isOutage(error) ? new DBOSWorkflowConflictError(id) : error;
    } finally {
      executing.delete(id);
      release?.();
    }
  };

  /** Waits for `work`, but no longer than a moment while the database is away: then it is done as soon as that is back. */
  const unlessAway = (work: Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const timer = setInterval(() => availability.isAway && resolve(), shortWait).unref();
      work.then(resolve, reject).finally(() => clearInterval(timer));
    });

  return {
    define<Input>(
      name: string,
      run: (input: Input, steps: Steps) => Promise<void>,
      lane?: Lane<Input & { accountId: string; userId: string }>,
    ): Workflow<Input> {
      const registered = DBOS.registerWorkflow(
        (input: unknown) => execute(() => run(input as Input, steps), turnIn(lane, input)),
        { name, maxRecoveryAttempts: neverGiveUp },
      );
      callables.set(name, registered);
      return { name, run };
    },
    start: (workflow, id, input) => unlessAway(outside(begin, workflow.name, id, input)),
    cancel: (id) => unlessAway(cancel(id)),
    isKnown: async (id) => (await DBOS.getWorkflowStatus(id)) !== null,
    async removeEnded(before) {
      for (let removed = removalBatch; removed === removalBatch; ) {
        const ended = await DBOS.listWorkflows({
          status: ["SUCCESS", "ERROR", "CANCELLED"],
          completedBefore: before.toISOString(),
          limit: removalBatch,
          loadInput: false,
          loadOutput: false,
        });
        await DBOS.deleteWorkflows(ended.map(({ workflowID }) => workflowID));
        removed = ended.length;
      }
    },
    async launch() {
      slowEngineDown();
      await DBOS.launch();
      presence = await keepServerAlive({
        database: options.database,
        serverId,
        log,
        silence: options.silence ?? 8_000,
        unfinished: `select count(*)::int from ${unfinishedWork}`,
        takeOver: takeOverFrom,
        goOn,
      });
      looking = setInterval(() => void noticeEnded().catch(() => undefined), lookPause).unref();
      ready = true;
    },
    async close() {
      ready = false;
      clearInterval(looking);
      ending.abort();
      await presence?.leave();
      // Forgotten with the server, so that another one in this process can define its own.
      await DBOS.shutdown({ workflowCompletionTimeoutMS: 0, deregister: true });
      await endPool(pool, clients);
    },
    get isReady() {
      return ready;
    },
  };

  /** Waits for the place that a workflow takes. */
  function turnIn<Input>(lane: Lane<Input & { accountId: string; userId: string }> | undefined, input: unknown) {
    return async (signal: AbortSignal): Promise<Release> => {
      if (!lane) return () => undefined;
      const given = input as Input & { accountId: string; userId: string };
      const whose = { company: given.accountId, person: given.userId };
      const release = await lane.queue.enter(whose, { since: lane.since?.(given), signal });
      await options.giveWay?.();
      return release;
    };
  }

  async function cancel(id: string): Promise<void> {
    const status = await DBOS.getWorkflowStatus(id);
    if (status && (status.status === "PENDING" || status.status === "ENQUEUED")) await DBOS.cancelWorkflow(id);
    executing.get(id)?.ending.abort();
  }

  /** Ends what is executed here and was cancelled or taken over elsewhere. */
  async function noticeEnded(): Promise<void> {
    if (executing.size === 0 || availability.isAway) return;
    const looked = [...executing].map(([id, execution]) => ({ id, execution, token: execution.token }));
    // The engine's own listing is four statements.
    const { rows } = await pool.query<{ id: string; status: string; owner: string | null; executor: string | null }>(
      `select workflow_uuid as id, status, owner_xid as owner, executor_id as executor
       from dbos.workflow_status where workflow_uuid = any($1)`,
      [looked.map(({ id }) => id)],
    );
    for (const { id, execution, token } of looked) {
      const row = rows.find((each) => each.id === id);
      if (!row) continue;
      // What waits is nobody's yet, and what comes back to this server meets the execution that goes on.
      const isElsewhere = row.status !== "ENQUEUED" && row.executor !== serverId;
      const isHandedOn = isElsewhere && row.owner !== token && execution.token === token;
      if (row.status === "CANCELLED" || isHandedOn) execution.ending.abort();
    }
  }

  /** What has begun and not ended, on any server. The engine's own listing is four statements. */
  async function findUnfinished(): Promise<{ id: string; executor: string | null }[]> {
    const { rows } = await pool.query<{ id: string; executor: string | null }>(
      `select workflow_uuid as id, executor_id as executor from ${unfinishedWork}`,
    );
    return rows;
  }

  /** Begins what this server has begun, has not finished and does not execute, now and at the last look, once more. Tells whether others have unfinished work. */
  async function goOn(): Promise<boolean> {
    const unfinished = await findUnfinished();
    const own = unfinished.filter(({ executor }) => executor === serverId);
    const hasOthers = own.length < unfinished.length;
    const idle = own.map(({ id }) => id).filter((id) => !executing.has(id));
    const dropped = idle.filter((id) => idleBefore.has(id));
    idleBefore = new Set(idle);
    if (dropped.length === 0) return hasOthers;
    log.info({ count: dropped.length }, "going on with work that an outage had stopped");
    const handed = DBOS.resumeWorkflows(dropped);
    handingOn = handed.catch(() => undefined);
    await handed;
    return hasOthers;
  }

  async function takeOverFrom(findAlive: () => Promise<string[]>): Promise<void> {
    const unfinished = await findUnfinished();
    if (unfinished.length === 0) return;
    const alive = await findAlive();
    const orphaned = unfinished.filter(({ executor }) => !alive.includes(executor ?? ""));
    if (orphaned.length === 0) return;
    log.info({ count: orphaned.length }, "taking over the work of a server that died");
    await DBOS.resumeWorkflows(orphaned.map(({ id }) => id));
  }
}
