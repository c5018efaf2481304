import { workerData } from "node:worker_threads";

// Printing keeps the thread of its process, which hears nothing meanwhile: without this one a document without an end would outlive its server.
const { server } = workerData as { server: number };
setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, "SIGKILL");
}, 1_000);
