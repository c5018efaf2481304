import type { Finding } from "@seedbed/contract/access/doctor";
import { StartupError } from "../platform/startup-error.ts";
import { type Answer, wrong } from "./finding.ts";

export interface Check {
  part: string;
  /** The variable that leads there. */
  variable: string;
  /** A `StartupError` that it throws is a finding. What it still does after the signal is of no use any more. */
  run(signal: AbortSignal): Promise<Answer[]>;
  /** Milliseconds; absent: as long as the others. */
  patience?: number;
}

interface Running {
  patience: number;
  /** Told of what nobody expected, so that it can be logged. */
  onDefect?: (error: unknown, part: string) => void;
}

/**
 * Runs all checks side by side. `findings` never rejects: what takes too long or fails unexpectedly is a finding. `ended`: when the last check has
 * really come to its end, and put away what it had begun.
 */
export function runChecks(
  checks: Check[],
  running: Running,
): { findings: Promise<Finding[]>; ended: Promise<unknown> } {
  const begun = checks.map((check) => begin(check, running));
  return {
    findings: Promise.all(begun.map(({ findings }) => findings)).then((all) => all.flat()),
    ended: Promise.allSettled(begun.map(({ work }) => work)),
  };
}

function begin({ part, variable, run, patience: own }: Check, { patience: usual, onDefect }: Running) {
  const patience = own ?? usual;
  const limit = new AbortController();
  const work = run(limit.signal);
  const late = Promise.withResolvers<Answer[]>();
  const timer = setTimeout(() => {
    limit.abort();
    late.resolve([wrong(`There was no answer within ${patience / 1000} s.`, `Look at what ${variable} leads to.`)]);
  }, patience);
  const told = work.catch((error: unknown) => {
    if (error instanceof StartupError) return [wrong(error.message)];
    onDefect?.(error, part);
    return [wrong(`This could not be tried: ${nameOf(error)}.`)];
  });
  const findings = Promise.race([told, late.promise]).finally(() => clearTimeout(timer));
  return { work, findings: findings.then((answers) => answers.map((answer) => ({ part, ...answer }))) };
}

// What an unexpected failure says in words may hold anything.
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "it failed without saying why";
  return "code" in error && typeof error.code === "string"
    ? `it failed with ${error.code}`
    : `it failed with ${error.name}`;
}
