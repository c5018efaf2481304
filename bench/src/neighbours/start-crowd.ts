import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Crowd, CrowdAnswer, CrowdOrder, Load } from "./crowd.ts";

export interface CrowdProcess {
  /** Of the model that the server asks. */
  modelUrl: string;
  /** Resolves when all of the load is under way. */
  begin(load: Load, crowd: Crowd): Promise<void>;
  /** Resolves when nothing of it is left, with how much came about. */
  end(): Promise<number>;
  stop(): void;
}

/** Those who load the server, and its model, in a process of their own. */
export async function startCrowd(): Promise<CrowdProcess> {
  const child = fork(fileURLToPath(new URL("crowd-process.ts", import.meta.url)));
  const waiting = new Map<number, PromiseWithResolvers<number>>();
  const started = Promise.withResolvers<string>();
  child.on("message", (answer: CrowdAnswer) => {
    if ("modelUrl" in answer) return started.resolve(answer.modelUrl);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    return answer.failure ? asked?.reject(new Error(answer.failure)) : asked?.resolve(answer.done);
  });
  child.once("exit", (code) => {
    const ended = new Error(`the crowd's process ended with ${code}`);
    started.reject(ended);
    for (const { reject } of waiting.values()) reject(ended);
  });
  let orders = 0;
  const order = (make: (id: number) => CrowdOrder) => {
    orders += 1;
    const answer = Promise.withResolvers<number>();
    waiting.set(orders, answer);
    child.send(make(orders));
    return answer.promise;
  };
  return {
    modelUrl: await started.promise,
    begin: async (load, crowd) => void (await order((id) => ({ id, begin: load, crowd }))),
    end: () => order((id) => ({ id, end: true })),
    stop: () => void child.kill(),
  };
}
