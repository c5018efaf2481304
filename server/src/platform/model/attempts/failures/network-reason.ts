import { field } from "../../wire/json-parts.ts";
import type { FailureReason } from "./failure-reason.ts";

const reasonsByCode: Record<string, FailureReason> = {
  ECONNREFUSED: "nobody_there",
  EHOSTUNREACH: "nobody_there",
  ENETUNREACH: "nobody_there",
  ETIMEDOUT: "nobody_there",
  UND_ERR_CONNECT_TIMEOUT: "nobody_there",
  ENOTFOUND: "unknown_host",
  EAI_AGAIN: "unknown_host",
  CERT_HAS_EXPIRED: "bad_certificate",
  CERT_NOT_YET_VALID: "bad_certificate",
  DEPTH_ZERO_SELF_SIGNED_CERT: "bad_certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "bad_certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "bad_certificate",
  UNABLE_TO_GET_ISSUER_CERT: "bad_certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "bad_certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "bad_certificate",
  ERR_SSL_WRONG_VERSION_NUMBER: "no_tls",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "no_tls",
  EPROTO: "no_tls",
  HPE_INVALID_CONSTANT: "no_tls",
};

/** Why nothing came back, by the code of the network error. */
export function networkReason(error: unknown): { reason: FailureReason; code: string | undefined } {
  const code = networkCode(error);
  return { reason: reasonsByCode[code ?? ""] ?? "unreachable", code };
}

/** The code of an error or of what caused it, such as `ECONNREFUSED`. */
function networkCode(error: unknown): string | undefined {
  const inner = field(error, "errors");
  const several: unknown = Array.isArray(inner) ? inner[0] : undefined;
  const code = field(error, "code") ?? field(several, "code");
  if (typeof code === "string") return code.slice(0, 60);
  const cause = field(error, "cause");
  return cause === undefined ? undefined : networkCode(cause);
}
