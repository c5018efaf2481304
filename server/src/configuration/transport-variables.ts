import { z } from "zod";
import type { CertificateFiles } from "../platform/http/tls/certificate-files.ts";
import { readScannerAddress } from "../platform/scanning/scanner-address.ts";
import { trustedHosts } from "./trusted-hosts.ts";

const pattern = /^(?:\*\.)?[^/?#@\s*]+$/;

/** The variables of how this server is reached, and of what it reaches. */
export const transportVariables = {
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  ALLOW_UNENCRYPTED: trustedHosts,
  CLAMD_URL: z
    .string()
    .transform((text, context) => {
      const address = readScannerAddress(text);
      if (address) return address;
      context.addIssue({
        code: "custom",
        message: "must be an address such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310",
      });
      return z.NEVER;
    })
    .optional(),
  EGRESS_HOSTS: z
    .string()
    .transform((text) => text.split(",").flatMap((entry) => entry.trim().toLowerCase() || []))
    .refine((hosts) => hosts.every((host) => pattern.test(host) && URL.canParse(`http://${host.replace("*.", "")}`)), {
      error:
        "must be hosts with commas between, each with its port where it is not the usual one, such as api.openai.com,*.mill.example,10.0.0.5:8080",
    })
    .optional(),
};

/** The hosts that may be called, this server's own among them: the doctor looks whether it can be reached there. */
export const withOwnHost = (hosts: string[] | undefined, publicUrl: string) =>
  hosts && [...hosts, new URL(publicUrl).host];

type Variables = z.infer<z.ZodObject<typeof transportVariables>>;

/** The certificate that the server shows; undefined for none. Throws what `lacks` makes of a variable that is set and another that it needs. */
export function readCertificateFiles(
  { TLS_CERT_FILE: certificate, TLS_KEY_FILE: key }: Variables,
  lacks: (set: string, missing: string) => Error,
): CertificateFiles | undefined {
  if (certificate && !key) throw lacks("TLS_CERT_FILE", "TLS_KEY_FILE");
  if (key && !certificate) throw lacks("TLS_KEY_FILE", "TLS_CERT_FILE");
  return certificate && key ? { certificate, key } : undefined;
}
