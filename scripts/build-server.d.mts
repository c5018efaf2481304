/** A program of the server, built from its sources as they are, and the flags and the environment it runs with. */
export function serverProgram(
  node: string,
  name: "main" | "demo" | "doctor",
): Promise<{ file: string; flags: string[]; env: NodeJS.ProcessEnv }>;
