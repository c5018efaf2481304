import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";

export const generate = (person: Caller, id: string) =>
  person.call("POST v2/concept/{id}/video/generate", { params: { id } });

export const readVideo = async (person: Caller, id: string): Promise<ConceptVideo> =>
  (await person.call("GET v2/concept/{id}/video", { params: { id } })).body;

/** The video once its server has done with it: it is there, has failed, or waits for a browser. */
export const settledVideo = (person: Caller, id: string): Promise<ConceptVideo> =>
  eventually(async () => {
    const { status, body } = await person.call("GET v2/concept/{id}/video", { params: { id } });
    // The database is back, and the server has not seen it yet.
    if (status === 503) return undefined;
    return body.status !== "generating" || body.stage === "browser" ? body : undefined;
  });

/** Fetches a path of the server as a browser does. */
export async function fetched(
  { url, token }: { url: string; token?: string },
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}${path}`, {
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}
