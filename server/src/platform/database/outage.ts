/**
 * The database is away, or left in the middle of something: what was asked of it may be asked again later. `cause` is what the driver said.
 * When it left during a commit, nobody knows yet whether that was done.
 */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";

  constructor(cause: unknown) {
    super("The database is away.", { cause });
  }
}

/** Whether the database is away. Only a `DatabaseAway`, or what PostgreSQL itself said, counts: a model may be unreachable, too. */
export const isOutage = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof DatabaseAway || isWordOfOutage(sqlStateOf(cause)));

/** Whether doing the same again may succeed, and nothing has been done yet or it may be done twice: outages, and transactions in each other's way. */
export const mayPass = (error: unknown): boolean =>
  isOutage(error) || [...causesOf(error)].some((cause) => conflicts.has(sqlStateOf(cause) ?? ""));

/** The same as `isOutage`, of an error of the database driver: a network that fails means the database here. */
export const isOutageOfDriver = (error: unknown): boolean =>
  isOutage(error) || [...causesOf(error)].some((cause) => isLostConnection(cause) || sqlStateOf(cause) === onlyReads);

/** What PostgreSQL says of writing in a transaction that only reads; and of every transaction that writes, while it is a standby. */
export const onlyReads = "25006";

// 40001 is a serialization failure, 40P01 a deadlock: all of the transaction was undone.
const conflicts: ReadonlySet<string> = new Set(["40001", "40P01"]);

// Class 08: connections. 57P: shut down, crashed, or still starting. 53300: no connection is left.
const isWordOfOutage = (state: string | undefined) => state !== undefined && /^(08...|57P0[1-5]|53300)$/.test(state);

const lostByCode: ReadonlySet<string> = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "EHOSTDOWN"],
  // A name may be unknown for a while.
  ...["ENETUNREACH", "ENETDOWN", "EAI_AGAIN"],
  // What the pool of the workflow engine makes of any lost connection.
  "08006",
]);

// The driver has no codes of its own.
const lostByMessage =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Query read timeout$|Client has encountered a connection error|Client was closed and is not queryable)/;

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The socket of an embedded database is not there while it starts again.
  if (codeOf(error) === "ENOENT") return "syscall" in error && error.syscall === "connect";
  return lostByCode.has(codeOf(error) ?? "") || lostByMessage.test(error.message);
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** PostgreSQL's own codes; those of the network are told apart by what only PostgreSQL gives. */
const sqlStateOf = (error: unknown) => (error instanceof Error && "severity" in error ? codeOf(error) : undefined);

/** The error and all it was caused by; an address with several IP addresses fails with an error for each. */
function* causesOf(error: unknown): Generator<unknown> {
  yield error;
  if (error instanceof AggregateError) for (const each of error.errors) yield* causesOf(each);
  if (error instanceof Error && error.cause !== undefined) yield* causesOf(error.cause);
}
