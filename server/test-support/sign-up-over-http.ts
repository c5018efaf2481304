import { signUpSecretHeader } from "@seedbed/contract/access/sign-up-secret-header";
import pg from "pg";
import { systemRole } from "../src/platform/database/database.ts";
import { type Caller, callerOf } from "./caller.ts";

export interface HttpPerson extends Caller {
  email: string;
  password: string;
  token: string;
  sessionToken: string;
}

/** Finds the code that was mailed to an address. */
export type CodeReader = (email: string) => Promise<string>;

/** Signs up, takes the code from the kept mails, verifies, and founds a company: as a browser would, against any server. */
export async function signUpOverHttp(
  url: string,
  readCode: CodeReader = mailboxCode(url),
  companyName = "Northwind Mills",
): Promise<HttpPerson> {
  const secret = { [signUpSecretHeader]: Math.random().toString(36) };
  const email = `person-${Math.random().toString(36).slice(2, 10)}@example.com`;
  const password = "correct horse battery";
  await post(
    `${url}/api/auth/sign-up/email`,
    {
      name: "Ada Moreau",
      firstName: "Ada",
      lastName: "Moreau",
      email,
      password,
    },
    secret,
  );
  const otp = await readCode(email);
  const verified = await post(`${url}/api/auth/email-otp/verify-email`, { email, otp }, secret);
  const sessionToken = String((verified as { token?: string }).token ?? "");
  const { token } = (await (
    await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${sessionToken}` } })
  ).json()) as { token: string };
  const caller = callerOf(url, token);
  const created = await caller.call("POST v1/account", {
    body: { name: companyName, domain: "northwindmills.com", goal: "Find a second business beside flour." },
  });
  if (created.status !== 201) throw new Error(`the company was not created: ${created.status}`);
  return { ...caller, email, password, token, sessionToken };
}

async function post(url: string, body: unknown, secret: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...secret },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Reads codes at the local mailbox of a server with an embedded database. */
export function mailboxCode(url: string): CodeReader {
  return (email) =>
    firstCode(email, async () => {
      const answer = await fetch(`${url}/api/local/mailbox?to=${encodeURIComponent(email)}`);
      const mails = (await answer.json()) as { text: string }[];
      return mails.map((mail) => mail.text);
    });
}

/** Reads codes in the database, for a server whose mailbox is closed. */
export function databaseCode(databaseUrl: string): CodeReader {
  return async (email) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`set role ${systemRole}`);
    try {
      return await firstCode(email, async () => {
        const { rows } = await client.query<{ text: string }>(
          "select text from mails where recipient = $1 order by created_at desc",
          [email],
        );
        return rows.map((row) => row.text);
      });
    } finally {
      await client.end();
    }
  };
}

async function firstCode(email: string, read: () => Promise<string[]>): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    for (const text of await read()) {
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no code was mailed to ${email}`);
}
