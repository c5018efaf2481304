import pg from "pg";
import type { Availability } from "../database/availability.ts";
import { isOutage } from "../database/outage.ts";

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * The connections of the workflow engine. Whoever wants one while the database is away waits until it is back; what is lost under way fails
 * with an error by which the engine knows that it may ask again. Nobody waits any longer once `ending` aborts.
 */
export function openEnginePool(url: string, availability: Availability, ending: AbortSignal): pg.Pool {
  class EnginePool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Done): undefined;
    override connect(callback?: Done): Promise<pg.PoolClient> | undefined {
      const connectOnce = () => super.connect().catch((error: unknown) => Promise.reject(availability.noticed(error)));
      const connected = availability.throughOutages(connectOnce, ending);
      if (callback === undefined) return connected;
      connected.then(
        (client) => callback(undefined, client, (release) => client.release(release as Error)),
        (error: Error) => callback(error, undefined, () => undefined),
      );
      return undefined;
    }

    // A connection that is lost may be told of by the pool instead of by the connection.
    // biome-ignore lint/suspicious/noExplicitAny: the driver takes and gives different things for different arguments.
    override query(...given: any[]): any {
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      return toldBy((super.query as any)(...given));
    }
  }

  class EngineClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver takes and gives different things for different arguments.
    override query(...given: any[]): any {
      const last = given.at(-1);
      if (typeof last === "function")
        given[given.length - 1] = (error: Error | undefined, result: unknown) => last(error && told(error), result);
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      const answer = (super.query as any)(...given);
      return typeof last === "function" ? answer : toldBy(answer);
    }
  }

  const toldBy = (answer: unknown) =>
    answer instanceof Promise ? answer.catch((error: Error) => Promise.reject(told(error))) : answer;

  // The engine knows some of the ways in which a connection is lost, and takes the others for defects of the work.
  const told = (error: Error): Error =>
    isOutage(availability.noticed(error)) ? Object.assign(error, { code: lostConnection }) : error;

  return new EnginePool({
    connectionString: url,
    max: 10,
    application_name: "seedbed workflows",
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 300_000,
    Client: EngineClient,
  });
}

const lostConnection = "08006";
