/** Takes note of what should not have reached this browser; tests put in their own. */
export type SecurityLog = (message: string, details: Record<string, string | undefined>) => void;

export const consoleSecurityLog: SecurityLog = (message, details) => console.warn(`[security] ${message}`, details);
