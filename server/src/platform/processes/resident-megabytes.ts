import { readFile } from "node:fs/promises";

const pageBytes = 4096;

/** What a process holds in memory, by the system's own account; 0 when it has ended, and where the system keeps none. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const account = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return (Number(account.split(" ")[1] ?? 0) * pageBytes) / 1_000_000;
}
