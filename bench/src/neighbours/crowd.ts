/** What a company's people do at once while others work. */
export type Load = "similar" | "exports" | "searches" | "reports" | "waiting" | "events";

/** Whose load it is, and on what. */
export interface Crowd {
  url: string;
  databaseUrl: string;
  token: string;
  member: { accountId: string; userId: string };
  /** Ideas with nothing written about them. */
  ideas: string[];
  /** Concepts with a whole report. */
  written: string[];
}

export type CrowdOrder = { id: number; begin: Load; crowd: Crowd } | { id: number; end: true };
/** `done`: what came about since it began. */
export type CrowdAnswer = { id: number; done: number; failure?: string } | { modelUrl: string };
