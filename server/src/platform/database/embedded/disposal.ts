import { spawn } from "node:child_process";
import type { ClusterLocation } from "./cluster-location.ts";
import { passwordFile } from "./database-passwords.ts";

/** Waits for the end of its input, which comes with the end of this process however that ends. */
const SCRIPT = `
cat > /dev/null
pid=$(head -n 1 "$1/postmaster.pid") && kill -INT "$pid"
while [ -e "$1/postmaster.pid" ] && kill -0 "$pid"; do sleep 0.1; done
rm -rf "$1"
rm -f "$3"
rmdir "$2"`;

/**
 * Makes sure that a database for tests does not outlive this process, not even a killed one: PostgreSQL is stopped and
 * its folder removed. Ends when the function it gives is called.
 */
export function disposeAtEnd({ cluster, socketDir, dataDir }: ClusterLocation): () => void {
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, "sh", cluster, socketDir, passwordFile(dataDir)], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  return () => {
    watcher.kill("SIGKILL");
  };
}
