import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createServer } from "./http/create-server.ts";
import { createLog } from "./log.ts";

function logged() {
  const lines: string[] = [];
  return { lines, log: createLog("info", { write: (line) => void lines.push(line) }) };
}

test("tickets in addresses do not reach the log, the rest of the address does", async () => {
  const { lines, log } = logged();
  const app = await createServer({ log, publicUrl: "http://127.0.0.1:4000", callsPerMinute: 0 });
  const [first, second] = [randomBytes(32).toString("base64url"), randomBytes(32).toString("base64url")];
  await app.inject({ url: `/api/v1/invitation/${first}/sign-up?ticket=${second}` });
  await app.close();
  const text = lines.join("");
  expect(text).toContain("/api/v1/invitation/[redacted]/sign-up?ticket=[redacted]");
  for (const ticket of [first, second]) expect(text).not.toContain(ticket);
});

test("secrets do not reach the log", () => {
  const { lines, log } = logged();
  log.info({ login: { password: "geheim", token: "geheim", secret: "geheim", apiKey: "geheim" } }, "signed in");
  expect(lines.join("")).toContain("[redacted]");
  expect(lines.join("")).not.toContain("geheim");
});
