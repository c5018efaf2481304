/** Milliseconds, but for `bodyRate`. */
export interface ConnectionTimes {
  /** Until the headers of a call are there, also of a connection that says nothing at all. */
  headers: number;
  /** How long a connection stays open between two calls. */
  idle: number;
  /** How long a body may come slower than `bodyRate`. */
  body: number;
  /** Bytes a second: a file of 20 MB on a slow line may take an hour, a body that has stopped may not. */
  bodyRate: number;
}

/** Load balancers keep connections for a minute: who ends one first must not be the server. */
export const usualTimes: ConnectionTimes = { headers: 20_000, idle: 72_000, body: 30_000, bodyRate: 1_000 };

/** What Node itself watches, for `Fastify()`. The time of a whole call is not limited: an upload may take long. */
export const serverTimes = ({ headers, idle }: ConnectionTimes) => ({
  keepAliveTimeout: idle,
  requestTimeout: 0,
  http: { headersTimeout: headers, connectionsCheckingInterval: Math.max(10, headers / 4) },
});
