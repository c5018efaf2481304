/**
 * A failure at start that the person who runs the server can mend. The message is one sentence meant for them:
 * print it without a stack trace and leave with exit code 1.
 */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** The StartupError for an address another program already listens on. */
export function portInUse(host: string, port: number): StartupError {
  return new StartupError(
    `Port ${port} on ${host} is already in use: stop the other program or start with another PORT, for example PORT=${port + 1} npm start.`,
  );
}
