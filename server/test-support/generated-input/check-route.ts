import { statusByErrorCode } from "@seedbed/contract/error-codes";
import { WireError } from "@seedbed/contract/errors";
import type { Route, RouteKey } from "@seedbed/contract/route";
import fc from "fast-check";
import { expect } from "vitest";
import { z } from "zod";
import { assertDeclared } from "../declared-errors.ts";
import { eventually } from "../eventually.ts";
import { type CompanyRows, forgetAttempts, isWorking } from "./company-rows.ts";
import { callsOf, type GeneratedCall, goodCallsOf } from "./generated-call.ts";
import { thingsFor, type World } from "./input-world.ts";
import type { Sender, SentAnswer } from "./send-call.ts";

const callsAtOnce = 10;
/** Good calls that a route gets first, so that what comes then meets what they leave. Long work is started a few times only. */
const goodCalls = 3;
/** Another seed makes other calls; a failure tells the seed it was found with. */
const seed = Number(process.env.INPUT_SEED ?? 20_250_101);

export interface Checked {
  key: RouteKey;
  route: Route;
  /** Calls it gets. */
  calls: number;
  /** Tables that refused calls may add to. */
  recordedIn?: readonly string[];
}

interface Checking {
  world: World;
  sender: Sender;
  checked: Checked;
}

interface AnsweredCall {
  call: GeneratedCall;
  status: number;
}

/**
 * Sends generated calls of a route. Throws when one is answered with a failure of the server or tells of its inside, when rows of another
 * company change, and when a call that reads or that is refused changes anything. Gives all answered calls.
 */
export async function checkRoute(world: World, sender: Sender, checked: Checked): Promise<AnsweredCall[]> {
  const { key, route, recordedIn } = checked;
  const checking = { world, sender, checked };
  const things = await thingsFor(world, key, route);
  const calls = callsOf(key, route, things);
  const good = route.expensive ? [] : fc.sample(goodCallsOf(key, route, things), { numRuns: goodCalls, seed });
  const sent = [...good, ...fc.sample(calls, { numRuns: checked.calls - good.length, seed })];
  const rows = (person: { accountId: string }) => rowsOf(world, person.accountId, recordedIn);
  const reads = key.startsWith("GET ");
  const own = reads ? await rows(world.admin) : undefined;
  // Nobody else calls for this company: it stays as the last route has left it.
  const foreign = world.strangerRows ?? (await rows(world.stranger));
  const answered: AnsweredCall[] = [];
  for (const some of batchesOf(sent)) {
    await forgetAttempts(world.server.database);
    const failed = await sendAll(checking, some).then((done) => void answered.push(...done), asError);
    if (failed) await throwSmallest(checking, calls, failed);
  }
  if (reads) expect(await rows(world.admin), "reading changes nothing").toEqual(own);
  else await expectRefusalsChangeNothing(checking, answered);
  world.strangerRows = await rows(world.stranger);
  expect(world.strangerRows, "another company stays as it is").toEqual(foreign);
  const ready = await sender.send({ method: "GET", target: "/readyz", headers: {}, body: undefined });
  expect(ready.status).toBe(200);
  return answered;
}

function* batchesOf<T>(items: T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += callsAtOnce) yield items.slice(from, from + callsAtOnce);
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

// Calls that fail by themselves are made as small as they still fail; others were a matter of what else was under way.
async function throwSmallest(checking: Checking, calls: fc.Arbitrary<GeneratedCall>, failed: Error) {
  await fc.assert(
    fc.asyncProperty(calls, async (call) => void (await sendAll(checking, [call]))),
    { numRuns: 400, seed },
  );
  throw failed;
}

function sendAll({ world, sender, checked }: Checking, calls: readonly GeneratedCall[]): Promise<AnsweredCall[]> {
  return Promise.all(
    calls.map(async (call) => {
      const answer = await sender.send(call, world.tokens[call.caller]);
      assertAnswer(call, answer);
      if (answer.status >= 400) assertDeclared(checked.key, JSON.parse(answer.text));
      return { call, status: answer.status };
    }),
  );
}

/** Throws for an answer that is a failure of the server, an error without the contract's shape, or one that tells of the inside. */
export function assertAnswer(call: Pick<GeneratedCall, "target">, { status, contentType, text }: SentAnswer): void {
  const isGood =
    status < 400 ||
    (status < 500 &&
      !insideOfServer.test(text) &&
      contentType.startsWith("application/json") &&
      isRefusal(call.target, status, JSON.parse(text)));
  if (isGood) return;
  throw new Error(`${JSON.stringify(call).slice(0, 1000)} was answered ${status} ${contentType} ${text.slice(0, 300)}`);
}

function isRefusal(target: string, status: number, body: unknown): boolean {
  const { success, data } = WireError.safeParse(body);
  if (success) return statusByErrorCode[data.code] === status;
  return target.startsWith("/api/auth/") && ProviderError.safeParse(body).success;
}

/** What the identity provider says: codes of its own, which it writes in capitals. */
const ProviderError = z.object({
  code: z
    .string()
    .regex(/^[A-Z_]+$/)
    .optional(),
  message: z.string(),
});

const insideOfServer = /FST_|ERR_|node_modules|Failed query|select "|insert into|violates|\.[jt]s:\d+|at async /;

// The state that the calls met is gone, so they are sent again, until each of them is refused once more.
async function expectRefusalsChangeNothing(checking: Checking, answered: AnsweredCall[]): Promise<void> {
  const { world, checked } = checking;
  const { route, recordedIn } = checked;
  // What is refused while long work goes on would start it now.
  let refused = answered.filter(({ status }) => status >= 400 && !(route.expensive && status === 409));
  for (let round = 1; round <= 5; round += 1) {
    const before = await rowsOf(world, world.admin.accountId, recordedIn);
    const calls = refused.map(({ call }) => call);
    const still = (await sendAll(checking, calls)).filter(({ status }) => status >= 400);
    if (still.length === calls.length) {
      const after = await rowsOf(world, world.admin.accountId, recordedIn);
      return expect(after, "a refused call changes nothing").toEqual(before);
    }
    // What was refused for a state that has gone may be accepted by turns.
    refused = still.filter(({ status }) => status !== 409);
  }
  throw new Error("calls that were refused go on being accepted");
}

async function rowsOf(
  { server, readRows }: World,
  accountId: string,
  leftOut: readonly string[] = [],
): Promise<CompanyRows> {
  await eventually(async () => !(await isWorking(server.database)));
  const rows = await readRows(accountId);
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !leftOut.includes(table)));
}
