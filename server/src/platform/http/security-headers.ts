import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** Headers that browsers heed on pages alone. They outweigh a small answer. */
const headersOfPages = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
const policy = "content-security-policy";
/** The policy of what is data, and no document. */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'";
/** What no page of Seedbed ever asks a browser for: a script that got in could not either. Copying to the clipboard and full screen stay. */
const refusedAbilities = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "display-capture"];

/**
 * What protects browsers, by the media type of an answer: everything with pages; the policy, which holds for images and what is opened alone, too,
 * with all that is not said here; a stricter one with drawings, and with data, scripts, styles and fonts, which are no documents: it is short, and there are many of
 * them. What leads nowhere needs no word on what is told where it leads: data, scripts, styles and fonts fetch nothing but from here. Computed once:
 * as a middleware, helmet would write its policy anew for every answer. `secure`: people come by https.
 */
export function securityHeaders(secure: boolean): (mediaType: string) => Record<string, string> {
  const forPages = headersOfHelmet(secure);
  const forOthers = without(forPages, headersOfPages);
  const forParts = without(forOthers, ["referrer-policy"]);
  // A drawing is a document, too, when somebody opens it alone: it gets nothing but its own styles.
  const forDrawings = {
    ...forOthers,
    [policy]: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  };
  // Opened alone, or run as a worker, neither may do anything; a page that fetches them keeps its own policy.
  const forDataAndScripts = { ...forParts, [policy]: policyOfData };
  // A page that uses them keeps its own policy, too; all that is left to say is that nobody frames them.
  const forStyles = { ...forParts, [policy]: "frame-ancestors 'none'" };
  return (mediaType) => {
    if (mediaType.startsWith("text/html")) return forPages;
    if (/^(?:application\/json|(?:application|text)\/javascript)/.test(mediaType)) return forDataAndScripts;
    if (mediaType.startsWith("image/svg+xml")) return forDrawings;
    return /^(?:text\/css|font\/)/.test(mediaType) ? forStyles : forOthers;
  };
}

const without = (headers: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function headersOfHelmet(secure: boolean): Record<string, string> {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Images that need an access token are fetched by scripts and shown as blobs.
        imgSrc: ["'self'", "data:", "blob:"],
        // So are films, and their captions.
        mediaSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Mantine sets widths and colours as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  let failure: unknown = new Error("helmet has not answered at once");
  protect(answer.req, answer, (error) => {
    failure = error;
  });
  if (failure) throw failure;
  return {
    ...Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)])),
    "permissions-policy": refusedAbilities.map((ability) => `${ability}=()`).join(", "),
  };
}
