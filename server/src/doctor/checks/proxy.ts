import { type Answer, note, ok, wrong } from "../finding.ts";

/** Where a call came from. */
export interface SeenCall {
  /** The other end of the connection. */
  peer: string;
  /** Whom the server takes the call to come from. */
  address: string;
  /** What the call says of where it comes from (`X-Forwarded-For`); empty when it says nothing. */
  forwardedFor: string;
}

interface ProxyToCheck {
  publicUrl: string;
  /** Whether the server speaks HTTPS itself: then nothing has to stand in front of it. */
  speaksHttps: boolean;
  trustedProxies: string[];
  /** Absent where nobody calls. */
  call?: SeenCall | undefined;
}

/** Whether the server knows who calls, behind whatever stands in front of it. */
export function checkProxy({ publicUrl, speaksHttps, trustedProxies, call }: ProxyToCheck): Answer[] {
  if (!call)
    return [
      note(
        `About who calls, proxies at ${trustedProxies.join(", ")} are believed.`,
        "Settings, System shows where a call seems to come from.",
      ),
    ];
  const [peer, address] = [plain(call.peer), plain(call.address)];
  const mustBePassedOn = publicUrl.startsWith("https:") && !speaksHttps;
  if (!call.forwardedFor) return [mustBePassedOn ? silent(peer) : direct(peer)];
  if (peer !== address)
    return [ok(`Your call seems to come from ${address}, as the proxy at ${peer} says, which is trusted.`)];
  const says = `Your call came through ${peer}, which is not trusted: everybody who comes through it seems to come from there.`;
  const named = [...trustedProxies, peer].join(",");
  return [wrong(says, `If that is your proxy, set TRUSTED_PROXIES=${named}.`)];
}

const direct = (peer: string) => ok(`Your call seems to come from ${peer}, straight to Seedbed.`);

function silent(peer: string): Answer {
  const says = `Your call came from ${peer}, and what stands in front of Seedbed does not say who calls: everybody seems to come from there.`;
  return wrong(says, "Let it set the header X-Forwarded-For.");
}

// An address of IPv4 that arrives over IPv6.
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
