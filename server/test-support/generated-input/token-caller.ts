import type { TokenScope } from "@seedbed/contract/access/token-scopes";
import { type Caller, callerOf } from "../caller.ts";

/** Makes a personal access token of the person and calls with it. */
export async function callerWithToken(
  url: string,
  person: Caller,
  scope: TokenScope,
): Promise<Caller & { token: string; tokenId: string }> {
  const { body } = await person.call("POST v1/user/tokens", { body: { name: `For ${scope}`, scope, days: 30 } });
  return { ...callerOf(url, body.token), token: body.token, tokenId: body.uuid };
}
