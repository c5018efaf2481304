import { readFile } from "node:fs/promises";

/** Milliseconds that a process has worked; NaN where there is no /proc. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  // Counted in hundredths of a second.
  return (Number(user) + Number(system)) * 10;
}
