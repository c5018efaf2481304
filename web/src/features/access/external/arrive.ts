import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { toast } from "../../../shell/toasts.ts";
import { CallFailed } from "../../../transport/failure.ts";
import { identityProvider, session } from "../../../transport/session.ts";
import { browserSecret } from "./browser-secret.ts";

type Arrival = { kind: "signed-in" } | { kind: "failed"; problem: SignInProblem };

let last: { handoff: string; arrival: Promise<Arrival> } | undefined;

/** Takes over a sign-in that came back from the external identity provider, once however often it is asked; every failure is a result. */
export function arrive(handoff: string): Promise<Arrival> {
  if (last?.handoff !== handoff) last = { handoff, arrival: takeOver(handoff) };
  return last.arrival;
}

async function takeOver(handoff: string): Promise<Arrival> {
  const browser = browserSecret.take();
  if (!browser) return { kind: "failed", problem: "expired" };
  try {
    await session.begin(await identityProvider.redeemHandoff(handoff, browser));
    toast.success("Successfully signed in!");
    return { kind: "signed-in" };
  } catch (error) {
    return { kind: "failed", problem: problemOf(error) };
  }
}

function problemOf(error: unknown): SignInProblem {
  const code = error instanceof CallFailed ? error.code : undefined;
  if (code === "unauthenticated" || code === "invalid") return "expired";
  return code === "unreachable" || code === "unavailable" ? "unavailable" : "refused";
}
