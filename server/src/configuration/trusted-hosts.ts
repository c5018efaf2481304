import { z } from "zod";

/** A host as it stands in an address: a name or an address, in brackets for IPv6, with a port where it is not the usual one. */
const isHost = (text: string) => {
  const url = URL.parse(`http://${text}`);
  return url !== null && url.hostname !== "" && url.href === `http://${url.host}/` && /^[^/?#@\s]+$/.test(text);
};

/** A variable that names hosts that may be called by http and in the own network. */
export const trustedHosts = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((entry) => entry.trim().toLowerCase() || []))
  .refine((hosts) => hosts.every(isHost), {
    error:
      "must be hosts with commas between, each with its port where it is not the usual one, such as wiki.mill.example,10.0.0.5:8080",
  });
