/** Takes note of what should not have reached this browser; tests put in their own. */
export type SecurityLog = (message: string, details: Record<string, string | undefined>) => void;

interface SecurityLogDependencies {
  /** Tells the company's audit log; may fail. */
  report: (eventType: string) => Promise<unknown>;
  /** Whether somebody is signed in whose company could be told. */
  canReport: () => boolean;
  warn: (message: string, details: unknown) => void;
}

const eventTypeMaxLength = 100;
/** A server that sends others' events by the thousand must not be called back by the thousand. */
const reportsMax = 100;

/**
 * Warns of every dropped event in the console, and reports each event (by its `id`) once to the company's audit log, at most 100 for
 * each page. Never throws: a report that fails is warned of and not repeated.
 */
export function createSecurityLog({ report, canReport, warn }: SecurityLogDependencies): SecurityLog {
  const reported = new Set<string>();
  return (message, details) => {
    warn(`[security] ${message}`, details);
    const { id, type } = details;
    const mark = id ?? type;
    if (!type || !mark || reported.has(mark) || reported.size >= reportsMax || !canReport()) return;
    reported.add(mark);
    // Wrapped, so that a report that throws at once is caught as well.
    Promise.resolve()
      .then(() => report(type.slice(0, eventTypeMaxLength)))
      .catch((error: unknown) => warn("A dropped event could not be reported.", error));
  };
}
