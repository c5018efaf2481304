import type { FakeServer, Received } from "./fake-server.ts";
import { untilQuiet } from "./until-quiet.ts";
import { withoutChance } from "./without-chance.ts";

/**
 * Follows the calls that come from now on: gives them whole and in their order, one a line, without what is random in them, once the page
 * has come to rest.
 */
export function followCalls(server: FakeServer): () => Promise<string> {
  const begin = server.received.length;
  return async () => {
    // What an answer leads to may be asked for after the page has come to rest.
    for (let known = -1; known !== server.received.length; ) {
      known = server.received.length;
      await untilQuiet();
    }
    return server.received.slice(begin).map(callInWords).join("\n");
  };
}

/**
 * Calls without those of parts that are fetched behind a report, and ask when they come. What a report tells when it has been painted, and asks for ideas that
 * resemble it, is sooner or later than other calls: it stands last.
 */
export function followTimelyCalls(server: FakeServer): () => Promise<string> {
  const calls = followCalls(server);
  const isUntimely = (call: string) => /\/(?:proposals|ai-editing)$/.test(call);
  const isLast = (call: string) => /\/(?:seen|similar)$/.test(call);
  return async () => {
    const timely = (await calls()).split("\n").filter((call) => !isUntimely(call));
    return [...timely.filter((call) => !isLast(call)), ...timely.filter(isLast).sort()].join("\n");
  };
}

function callInWords({ key, query, body, headers }: Received): string {
  const search = query.size > 0 ? `?${decodeURIComponent(query.toString())}` : "";
  const condition = headers.get("if-match");
  const parts = [
    key + search,
    ...(body === undefined ? [] : [JSON.stringify(body)]),
    ...(condition ? [`if it is ${condition}`] : []),
    ...(headers.has("idempotency-key") ? ["once"] : []),
  ];
  return withoutChance(parts.join(" "));
}
