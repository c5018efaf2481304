import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import type { Member } from "../../../../platform/http/actor.ts";
import type { BroughtFile, FileReading, KeptPage, PageReading } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { readAdded } from "./read-added.ts";
import { fileRefusal } from "./read-words.ts";

const actor = { accountId: "a", userId: "u" } as Member;
const now = new Date("2026-06-30T12:00:00.000Z");
const url = "https://trade.example/a";
const page: KeptPage = {
  ...{ id: "p", accountId: "a", address: url, url, title: "Refill", publisher: "Trade", publishedDate: null },
  ...{ language: "en", classification: "web", category: null, text: "Depots pay for themselves.", hash: "h" },
  ...{ retrievedAt: now, checkedAt: now, addedBy: null },
};
const file: BroughtFile = { content: new Uint8Array(), mediaType: "text/plain", name: "a.txt" };
const added = (change: Partial<AddedSource> = {}): AddedSource => ({
  ...{ field: "", claim: "", stance: "for", title: "Depots", quote: "" },
  ...change,
});

/** What becomes of a source that somebody names, and what was read for it. */
async function named(
  given: { added: AddedSource; file?: BroughtFile },
  library: { read?(): Promise<PageReading>; readFile?(): Promise<FileReading> } = {},
) {
  const asked: unknown[] = [];
  const reading = {
    read: (_actor: unknown, order: unknown) => {
      asked.push(order);
      return library.read?.();
    },
    readFile: (_actor: unknown, brought: unknown) => {
      asked.push(brought);
      return library.readFile?.();
    },
  } as unknown as ReportDependencies["library"];
  const dependencies = { library: reading, clock: () => now, log: pino({ enabled: false }) };
  const read = await readAdded(dependencies, actor, { file: undefined, ...given, conceptId: "c" }).catch(
    (error: unknown) => error,
  );
  return { read, asked };
}

describe("a page that is named as a source", () => {
  test("is read for the concept, and is somebody's to tell only when nobody had read it before", async () => {
    for (const [state, isNew] of [
      ["read", true],
      ["kept", false],
    ] as const) {
      const { read, asked } = await named({ added: added({ url }) }, { read: async () => ({ state, page }) });
      expect(read).toMatchObject({ source: { uuid: "p", classification: "web" }, keeps: { kind: "copy", isNew } });
      expect(asked).toEqual([{ url, idempotencyKey: "c:added-source" }]);
    }
  });

  test("is the person's word with the reason when it cannot be read, and without one when there is no address", async () => {
    const refusal = { state: "refused", reason: "robots", sentence: "its site forbids it" } as const;
    const { read } = await named({ added: added({ url }) }, { read: async () => refusal });
    expect(read).toMatchObject({
      source: { classification: "person", description: "The page could not be read: its site forbids it." },
      keeps: { kind: "row" },
    });
    const said = await named({ added: added({ quote: "Said" }) });
    expect(said.read).toMatchObject({ source: { classification: "person", description: "", url: null } });
    expect(said.asked).toEqual([]);
  });

  test("is refused when the company rejected it, and a defect stays one", async () => {
    const rejection = { state: "refused", reason: "rejected", sentence: "it was rejected" } as const;
    expect((await named({ added: added({ url }) }, { read: async () => rejection })).read).toMatchObject({
      code: "conflict",
      message: "Your company has rejected this page. Accept it again to add it.",
    });
    const defect = new Error("a defect");
    expect((await named({ added: added({ url }) }, { read: () => Promise.reject(defect) })).read).toBe(defect);
  });
});

describe("a file that is named as a source", () => {
  const upload = { ...page, classification: "upload" as const, url: null };

  test("is kept as it was read, and named without an address", async () => {
    const { read, asked } = await named(
      { added: added(), file },
      { readFile: async () => ({ state: "read", page: upload }) },
    );
    expect(read).toMatchObject({ source: { title: "Depots", url: null }, keeps: { kind: "row", row: upload } });
    expect(asked).toEqual([file]);
    expect((await named({ added: added({ url }), file })).read).toMatchObject({
      code: "invalid",
      message: "url: Name an address or a file, not both.",
    });
  });

  test("is refused when the company rejected it, and a defect stays one", async () => {
    const refusal = (reason: "rejected" | "unreadable") => async () =>
      ({ state: "refused", reason, sentence: "is empty" }) as const;
    expect((await named({ added: added(), file }, { readFile: refusal("rejected") })).read).toMatchObject({
      code: "conflict",
      message: "Your company has rejected this file. Accept it again to add it.",
    });
    expect((await named({ added: added(), file }, { readFile: refusal("unreadable") })).read).toMatchObject({
      code: "invalid",
      message: "file: This file is empty.",
    });
    const defect = new Error("a defect");
    expect((await named({ added: added(), file }, { readFile: () => Promise.reject(defect) })).read).toBe(defect);
  });

  test.each([
    ["is empty", "This file is empty."],
    ["takes too long to read", "This file takes too long to read."],
    ["asks for a password", "This file asks for a password."],
    ["larger than 20 MB", "This file is larger than 20 MB."],
    ["there is no text in it", "This file cannot be used: there is no text in it."],
    ["issues are in it", "This file cannot be used: issues are in it."],
  ])("that %s is refused by a sentence", (reason, sentence) => {
    expect(fileRefusal(reason)).toMatchObject({ code: "invalid", form: { file: sentence } });
  });
});
