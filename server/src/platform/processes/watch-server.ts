import { workerData } from "node:worker_threads";

// Work keeps the thread of its process, which hears nothing meanwhile: without this one work without an end would outlive its server.
const { server } = workerData as { server: number };
setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, "SIGKILL");
}, 1_000);
