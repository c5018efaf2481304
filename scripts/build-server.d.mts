/** A program of the server, built from its sources as they are, and the environment it runs in. */
export function serverProgram(
  node: string,
  name: "main" | "demo" | "doctor",
): Promise<{ file: string; env: NodeJS.ProcessEnv }>;
