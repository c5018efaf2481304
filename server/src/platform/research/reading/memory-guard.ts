import { workerData } from "node:worker_threads";

/*
 * A thread that ends its process when that holds more megabytes than it may: where the system keeps no account, nobody outside can tell, and the main
 * thread is busy with what takes the memory.
 */

const interval = 50;

setInterval(() => {
  if (process.memoryUsage.rss() / 1_000_000 > Number(workerData)) process.kill(process.pid, "SIGKILL");
}, interval);
