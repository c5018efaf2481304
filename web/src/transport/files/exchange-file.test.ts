import { busy } from "@seedbed/contract/error-codes";
import { httpTimeout } from "@seedbed/contract/limits";
import { expect, onTestFinished, test, vi } from "vitest";
import { isServerBusy } from "../busy.ts";
import { exchangeWithFile } from "./exchange-file.ts";

/** An upload that does what the test says. */
class Upload {
  /** The next one, as soon as it is sent. */
  static next = Promise.withResolvers<Upload>();
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onloadend?: () => void;
  onerror?: () => void;
  status = 200;
  responseText = "";
  answered = "";
  asked: { method: string; url: string; headers: Record<string, string> } = { method: "", url: "", headers: {} };
  body = new FormData();
  isAborted = false;

  open(method: string, url: string) {
    this.asked = { method, url, headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.asked.headers[name] = value;
  }
  getAllResponseHeaders = () => this.answered;
  abort() {
    this.isAborted = true;
    this.onloadend?.();
  }
  send(body: FormData) {
    this.body = body;
    Upload.next.resolve(this);
  }
  answers(status: number, text: string, headers = "") {
    Object.assign(this, { status, responseText: text, answered: headers });
    this.onload?.();
    this.onloadend?.();
  }
}

async function send({ signal, body }: { signal?: AbortSignal; body?: unknown } = {}) {
  vi.stubGlobal("XMLHttpRequest", Upload);
  Upload.next = Promise.withResolvers<Upload>();
  const shares: number[] = [];
  const file = new File(["PK"], "bundle.zip");
  const sending = exchangeWithFile(file, (share) => shares.push(share))({
    ...{ method: "POST", url: "/api/v2/concept/import", headers: { authorization: "Bearer good" }, signal, body },
  });
  const outcome = sending.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  const request = await Upload.next.promise;
  return { request, shares, outcome };
}

test("a file goes as a form beside its fields, under the person's token, and tells how much of it is on its way", async () => {
  const { request, shares, outcome } = await send({ body: { title: "Refill" } });
  expect(request.asked).toEqual({
    ...{ method: "POST", url: "/api/v2/concept/import" },
    headers: { accept: "application/json", authorization: "Bearer good" },
  });
  expect(request.body.get("fields")).toBe('{"title":"Refill"}');
  expect((request.body.get("file") as File).name).toBe("bundle.zip");
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.answers(201, '{"uuid":"1"}');
  expect(await outcome).toEqual({ answer: { uuid: "1" } });
  expect(shares).toEqual([0, 0.25]);
});

test("a refusal is told by the server's code and sentence, with when to try again", async () => {
  const { request, outcome } = await send();
  request.answers(429, '{"code":"rate_limited","detail":"Too many files."}', "retry-after: 30\r\nx-empty\r\n");
  expect(await outcome).toMatchObject({ error: { message: "Too many files.", retryAfter: 30 } });
});

test("an empty answer is none, and a page of a proxy a failure with a sentence", async () => {
  const empty = await send();
  empty.request.answers(204, "");
  expect(await empty.outcome).toEqual({ answer: undefined });
  const page = await send();
  page.request.answers(502, "<html>");
  expect(await page.outcome).toMatchObject({ error: { message: "Unexpected error occurred." } });
});

test("a line that is lost says what to do", async () => {
  const { request, outcome } = await send();
  request.onerror?.();
  expect(await outcome).toMatchObject({ error: { code: "unreachable", message: /Check your connection/ } });
});

test("who gives up gets their own reason back, and the upload ends", async () => {
  const giving = new AbortController();
  const { request, outcome } = await send({ signal: giving.signal });
  giving.abort("Enough.");
  expect(await outcome).toEqual({ error: "Enough." });
  expect(request.isAborted).toBe(true);
});

test("an upload is given up after a silence, however long all of it takes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { request, outcome } = await send();
  await vi.advanceTimersByTimeAsync(httpTimeout - 1);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  await vi.advanceTimersByTimeAsync(httpTimeout - 1);
  expect(request.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(request.isAborted).toBe(true);
  expect(await outcome).toMatchObject({ error: { code: "unreachable", message: /took too long/ } });
});

test("a file that can no longer be read is said to be so, and nothing is sent", async () => {
  const file = new File(["PK"], "bundle.zip");
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValueOnce(new DOMException("Gone.", "NotReadableError"));
  const sent = vi.spyOn(Upload.prototype, "send");
  vi.stubGlobal("XMLHttpRequest", Upload);
  await expect(exchangeWithFile(file, () => undefined)({ method: "POST", url: "/" })).rejects.toMatchObject({
    ...{ code: "unreadable", message: "The file can no longer be read. Choose it again." },
  });
  expect(sent).not.toHaveBeenCalled();
});

test("a form without fields says so, and who has given up before sends nothing", async () => {
  const { request, outcome } = await send();
  expect(request.body.get("fields")).toBe("{}");
  request.answers(200, "{}");
  await outcome;
  const sent = vi.spyOn(Upload.prototype, "send");
  const sending = exchangeWithFile(new File(["PK"], "bundle.zip"), () => undefined);
  await expect(sending({ method: "POST", url: "/", signal: AbortSignal.abort("Enough.") })).rejects.toBe("Enough.");
  expect(sent).not.toHaveBeenCalled();
});

test("an upload that is over ends no more, whatever its caller gives up later and however long that takes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const giving = new AbortController();
  const { request, outcome } = await send({ signal: giving.signal });
  request.answers(299, "{}");
  expect(await outcome).toEqual({ answer: {} });
  giving.abort("Enough.");
  await vi.advanceTimersByTimeAsync(httpTimeout);
  expect(request.isAborted).toBe(false);
});

test("a server that is too busy for a file is known to be busy", async () => {
  const { request, outcome } = await send();
  vi.stubGlobal("fetch", async () => new Response());
  request.answers(503, JSON.stringify(busy));
  expect(await outcome).toMatchObject({ error: { message: busy.detail } });
  expect(isServerBusy()).toBe(true);
  await expect.poll(isServerBusy, { timeout: 10_000 }).toBe(false);
});
