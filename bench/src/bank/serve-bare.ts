import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openDatabase } from "@seedbed/server/src/platform/database/database";

/** What a bare route asks, one after the other. */
export type BareStatements = { text: string; values: unknown[] }[];

// A route with nothing but its statements: what it answers are their rows, as JSON.
const [databaseUrl = ""] = process.argv.slice(2);
const { pool } = openDatabase({ url: databaseUrl });
let asked: BareStatements = [];
const server = createServer(async (_request, response) => {
  const client = await pool.connect();
  const rows: unknown[] = [];
  for (const { text, values } of asked)
    rows.push(...[await client.query(text, values)].flat().map((result) => result.rows));
  client.release();
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(rows));
});
process.on("message", (statements: BareStatements) => {
  asked = statements;
  process.send?.("ready");
});
process.on("disconnect", () => process.exit(0));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
