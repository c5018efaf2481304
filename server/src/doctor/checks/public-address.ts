import { z } from "zod";
import { isLoopback } from "../../platform/egress/loopback.ts";
import { failedCall } from "../failed-call.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";
import { checkCertificate } from "./certificate.ts";
import { checkSocket } from "./public-socket.ts";

export interface AddressToCheck {
  publicUrl: string;
  /** Whether the server runs on this machine: only then somebody must answer at its public address. */
  runsHere: boolean;
  now(): Date;
  signal: AbortSignal;
}

const Health = z.object({ status: z.literal("alive") });
const Settings = z.object({ writer: z.string(), offline: z.boolean(), localMailbox: z.boolean() });

/** Whether people get to Seedbed at `PUBLIC_URL`: name, certificate, server and WebSocket. */
export async function checkPublicAddress(address: AddressToCheck): Promise<Answer[]> {
  const { publicUrl, signal } = address;
  const { protocol, hostname } = new URL(publicUrl);
  const certificate =
    protocol === "https:" ? await checkCertificate(publicUrl, address) : openLine(publicUrl, hostname);
  if (certificate.some(({ status }) => status === "wrong")) return certificate;
  const trouble = await reach(address);
  if (trouble) return [...certificate, trouble];
  const socket = await checkSocket(publicUrl, signal);
  return [
    ...(socket.length > 0 ? [] : [ok(`${publicUrl} leads to Seedbed, and its WebSocket gets through.`)]),
    ...socket,
    ...certificate,
  ];
}

/** Whether a Seedbed answers at this address. */
export async function isSeedbed(url: string, signal: AbortSignal): Promise<boolean> {
  const answers = await Promise.all([answerOf(`${url}/healthz`, signal), answerOf(`${url}/api/v1/settings`, signal)]);
  const [health, settings] = answers;
  return (
    "body" in health &&
    "body" in settings &&
    Health.safeParse(health.body).success &&
    Settings.safeParse(settings.body).success
  );
}

async function reach({ publicUrl, runsHere, signal }: AddressToCheck): Promise<Answer | null> {
  const notNow = note(
    `Nothing can be tried at ${publicUrl} while Seedbed does not run.`,
    "Start it with npm start, then try again.",
  );
  const answer = await answerOf(`${publicUrl}/healthz`, signal);
  if ("words" in answer) {
    const { hostname } = new URL(publicUrl);
    if (["ENOTFOUND", "EAI_AGAIN"].includes(answer.code))
      return wrong(
        `The name ${hostname} in PUBLIC_URL is not known.`,
        "Correct PUBLIC_URL, or give the name an address (DNS).",
      );
    if (!runsHere) return notNow;
    const says = `Nothing answers at ${publicUrl}: ${answer.words}.`;
    return wrong(says, "Correct PUBLIC_URL, or start what stands in front of Seedbed.");
  }
  const { status, location } = answer;
  if (location !== null)
    return wrong(
      `${publicUrl} sends people on to ${location.slice(0, 300)}.`,
      "Set PUBLIC_URL to the address where they end.",
    );
  if ([502, 503, 504].includes(status)) {
    const says = `What stands in front of Seedbed at ${publicUrl} does not get through to it: it answers ${status}.`;
    return runsHere
      ? wrong(says, "Let it lead to the address and port at which Seedbed listens (HOST, PORT).")
      : notNow;
  }
  if (await isSeedbed(publicUrl, signal)) return null;
  return wrong(
    `Something else than Seedbed answers at ${publicUrl}.`,
    "Correct PUBLIC_URL, or let what answers there lead to Seedbed.",
  );
}

async function answerOf(url: string, signal: AbortSignal) {
  try {
    const { status, headers, ...response } = await asked(url, signal);
    return { status, location: status >= 300 && status < 400 ? headers.get("location") : null, body: response.body };
  } catch (error) {
    return failedCall(error);
  }
}

async function asked(url: string, signal: AbortSignal) {
  const response = await fetch(url, { redirect: "manual", signal });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, headers: response.headers, body };
}

function openLine(publicUrl: string, host: string): Answer[] {
  if (isLoopback(host)) return [];
  const says = `${publicUrl} is not encrypted: whoever is on the way can read what people write.`;
  return [note(says, "Put a proxy with a certificate in front, and set PUBLIC_URL to its address with https://.")];
}
