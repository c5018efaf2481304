import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { encoded, utf16 } from "./encoded-texts.ts";
import {
  circularPdf,
  deepPage,
  encryptedPdf,
  flatTags,
  gzipBomb,
  longPdf,
  millionTags,
  pdfBomb,
  scannedPdf,
} from "./hostile-documents.ts";
import {
  cloakedPage,
  controlPage,
  foreignSentences,
  framesPage,
  instructions,
  plainPage,
  scriptedPage,
  sheetCloakedPage,
  signInPage,
} from "./hostile-texts.ts";

export interface HostileHosts {
  /** Where another page of the fixture stands: on its publisher's host, or on the hostile one. */
  pageUrl: (path: string) => string;
  /** A server in the own network that nobody may call. */
  secretUrl: string;
}

export type Answering = (
  request: IncomingMessage,
  response: ServerResponse,
  hosts: HostileHosts,
) => void | Promise<void>;

type Body = string | Buffer;
const sending =
  (
    make: () => Body | Promise<Body>,
    type = "text/html; charset=utf-8",
    headers: Record<string, string> = {},
  ): Answering =>
  async (_request, response) => {
    const body = await make();
    response.writeHead(200, { "content-type": type, ...headers }).end(body);
  };
const redirecting =
  (to: string | ((hosts: HostileHosts) => string)): Answering =>
  (_request, response, hosts) =>
    void response.writeHead(302, { location: typeof to === "string" ? to : to(hosts) }).end();
const status =
  (code: number): Answering =>
  (_request, response) =>
    void response.writeHead(code, { "content-type": "text/html" }).end(plainPage("Not here"));

const german = plainPage(foreignSentences.german);
const japanese = plainPage(foreignSentences.japanese);

/** Pages that try to harm whoever reads them, or that are broken, by their path. */
export const hostilePages: Readonly<Record<string, Answering>> = {
  "/instructions": sending(() => plainPage(instructions.join("</p><p>"))),
  "/private/board": sending(() => plainPage("Only for people, not for machines.")),

  "/redirect/metadata": redirecting("http://169.254.169.254/latest/meta-data/"),
  "/redirect/metadata-by-tls": redirecting("https://169.254.169.254/latest/meta-data/"),
  "/redirect/other-port": redirecting(({ secretUrl }) => secretUrl),
  "/redirect/ipv6": redirecting("https://[::1]/"),
  "/redirect/mapped-ipv6": redirecting("https://[::ffff:127.0.0.1]/"),
  "/redirect/decimal": redirecting("https://2130706433/"),
  "/redirect/octal": redirecting("https://0177.0.0.1/"),
  "/redirect/hexadecimal": redirecting("https://0x7f.1/"),
  "/redirect/private": redirecting("https://10.0.0.8/admin"),
  "/redirect/file": redirecting("file:///etc/passwd"),
  "/redirect/password": redirecting("https://ada:secret@pages.example/"),
  "/redirect/loop": redirecting("/redirect/loop"),
  "/redirect/4": redirecting("/redirect/3"),
  "/redirect/3": redirecting("/redirect/2"),
  "/redirect/2": redirecting("/redirect/1"),
  "/redirect/1": redirecting(({ pageUrl }) => pageUrl("/surfactant-prices")),
  "/redirect/to-forbidden": redirecting("/private/board"),

  "/endless": (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const more = () => void response.write(Buffer.alloc(64_000, "<p>more</p>"), () => setImmediate(more));
    response.on("close", () => response.destroy());
    more();
  },
  "/drip": (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const drip = setInterval(() => response.write("<p>drip</p>"), 20);
    response.on("close", () => clearInterval(drip));
  },
  "/silent": () => undefined,
  "/reset": (request) => void request.socket.destroy(),
  "/huge": sending(() => Buffer.alloc(2_000_001, "<p>huge</p>")),
  "/announced-huge": (_request, response) =>
    void response.writeHead(200, { "content-type": "text/html", "content-length": "3000000000" }).flushHeaders(),
  "/breaks-off": (_request, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": "100000" });
    response.write(plainPage("Half of a page"), () => response.destroy());
  },
  "/longer-than-said": (request) => {
    const body = plainPage("This page says that it is shorter than it is.");
    request.socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 200\r\n\r\n${body}`);
  },

  "/charset/windows-1252-as-utf-8": sending(() => encoded(german, "windows-1252")),
  "/charset/windows-1252": sending(() => encoded(german, "windows-1252"), "text/html; charset=ISO-8859-1"),
  "/charset/utf-8-as-latin-1": sending(() => japanese, "text/html; charset=nonsense-8"),
  "/charset/shift-jis": sending(() => encoded(japanese, "shift_jis"), "text/html"),
  "/charset/shift-jis-in-meta": sending(
    () => encoded(japanese.replace("<title>", '<meta charset="Shift_JIS"><title>'), "shift_jis"),
    "text/html",
  ),
  "/charset/utf-16": sending(() => utf16(japanese), "text/html"),

  "/gzip": sending(() => gzipSync(plainPage(foreignSentences.german)), "text/html; charset=utf-8", {
    "content-encoding": "gzip",
  }),
  "/gzip-bomb": sending(gzipBomb, "text/html", { "content-encoding": "gzip" }),
  "/unknown-encoding": sending(() => "garbled", "text/html", { "content-encoding": "x-secret" }),

  "/scripts": sending(() => scriptedPage),
  "/cloaked": sending(() => cloakedPage),
  "/cloaked-by-sheet": sending(() => sheetCloakedPage),
  "/sign-in": sending(() => signInPage),
  "/frames": sending(() => framesPage),
  "/control-characters": sending(() => controlPage),
  "/deep": sending(() => deepPage(5_000)),
  "/million-tags": sending(millionTags),
  "/flat-tags": sending(() => flatTags(250_000)),
  "/empty": sending(() => ""),
  "/no-words": sending(() => "<!doctype html><title>Nothing</title><body><img src=x></body>"),

  "/pdf/bomb": sending(() => pdfBomb(80), "application/pdf"),
  "/pdf/encrypted": sending(encryptedPdf, "application/pdf"),
  "/pdf/broken": sending(() => "%PDF-1.7\nthis is where it ends", "application/pdf"),
  "/pdf/circular": sending(circularPdf, "application/pdf"),
  "/pdf/scanned": sending(scannedPdf, "application/pdf"),
  "/pdf/long": sending(() => longPdf(201), "application/pdf"),
  "/pdf/as-html": sending(() => longPdf(2)),

  "/picture": sending(() => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "image/png"),
  "/picture-as-html": sending(() => Buffer.from("89504e470d0a1a0a0000000d4948445200000001", "hex")),
  "/archive": sending(() => Buffer.from("504b030414000000080000000000000000000000", "hex"), "text/plain"),
  "/json": sending(() => '{"refill":true}', "application/json"),
  "/noise": sending(() => Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256)), "text/plain"),

  "/status/401": status(401),
  "/status/403": status(403),
  "/status/404": status(404),
  "/status/500": status(500),
  "/status/503": status(503),
  "/status/204": (_request, response) => void response.writeHead(204).end(),
};

/** Hostile pages that a search finds, as it names them. */
export const foundHostilePages = [
  { path: "/private/board", title: "Hospital kitchens' board: plate waste, and a study of ordering meals" },
  {
    path: "/redirect/other-port",
    title: "Packaging ordinance: refillable containers in shared buildings, and the fee",
  },
  { path: "/huge", title: "Surfactant report: palm kernel oil and the price of cleaning agents" },
  { path: "/instructions", title: "Refill delivery in office cleaning contracts: a survey of what it cost" },
];
