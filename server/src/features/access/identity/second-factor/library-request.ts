interface Changes {
  /** What Better Auth reads instead of what came: nothing else of it gets there. */
  body?: Record<string, unknown>;
  /** A call of ours may be another one there. */
  method?: "GET";
  cookie?: string | null;
  /** Without the session that the call came with. */
  anonymous?: boolean;
}

/** The request as Better Auth is to see it. */
export function libraryRequest(
  request: Request,
  publicUrl: string,
  { body, method, cookie, anonymous }: Changes,
): Request {
  const headers = new Headers(request.headers);
  if (anonymous) headers.delete("authorization");
  if (cookie) {
    headers.set("cookie", cookie);
    // With a cookie Better Auth wants to know the page; programs name none.
    if (!headers.has("origin")) headers.set("origin", publicUrl);
  }
  if (method === "GET" || request.method === "GET") return new Request(request.url, { headers });
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body ?? {}) });
}
