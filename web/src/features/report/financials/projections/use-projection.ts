import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import type { WhatMatters } from "@seedbed/rules/projections/sensitivity/what-matters";
import type { Simulation, SimulationSettings } from "@seedbed/rules/projections/simulate";
import { useEffect, useRef, useState } from "react";
import type { ToPage, ToWorker } from "./worker-words.ts";

export interface Projected {
  /** The last ones that were calculated: they stay until the next are there. */
  simulation?: Simulation;
  /** With the plan that its places are of. */
  matters?: WhatMatters & { plan: ProjectionPlan };
  /** How far the work is, from 0 to 1; null while there is none. */
  share: number | null;
  state: "working" | "done" | "cancelled" | "failed";
}

/** Calculates a plan in a worker whenever it, or a setting, changes. `asked` begins the same once more. */
export function useProjection(plan: ProjectionPlan, settings: SimulationSettings, asked: number) {
  const [projected, setProjected] = useState<Projected>({ share: 0, state: "working" });
  const worker = useRef<Worker | null>(null);
  const order = useRef(0);
  const ordered = useRef(plan);
  useEffect(() => {
    const started = new Worker(new URL("./projection-worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.onerror = () => setProjected((standing) => ({ ...standing, share: null, state: "failed" }));
    started.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.order === order.current) setProjected((standing) => after(standing, data, ordered.current));
    };
    return () => started.terminate();
  }, []);
  const send = (words: Omit<ToWorker, "order">) => {
    order.current++;
    worker.current?.postMessage({ order: order.current, ...words } satisfies ToWorker);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: plans of the same numbers are the same, and so is what they come to
  useEffect(() => {
    setProjected((standing) => ({ ...standing, share: 0, state: "working" }));
    ordered.current = plan;
    send({ plan, settings });
  }, [JSON.stringify([plan, settings]), asked]);
  const cancel = () => {
    send({});
    setProjected((standing) => ({ ...standing, share: null, state: "cancelled" }));
  };
  return { ...projected, cancel };
}

function after(standing: Projected, message: ToPage, plan: ProjectionPlan): Projected {
  switch (message.kind) {
    case "progress":
      return { ...standing, share: message.share };
    case "simulation":
      return { ...standing, simulation: message.simulation };
    case "matters":
      return { ...standing, matters: { ...message.matters, plan }, share: null, state: "done" };
  }
}
