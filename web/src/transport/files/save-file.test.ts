import { expect, onTestFinished, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { session } from "../session.ts";
import { download } from "./download.ts";
import { saveFile } from "./save-file.ts";

/** What the browser was asked to save: the name, and the address of the content. */
function watchSaves() {
  const saved: { name: string; url: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, url: this.href });
  });
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  return { saved, revoked };
}

test("a file is saved under its name, and its content is let go of a minute later, not before the browser has taken it", async () => {
  const { saved, revoked } = watchSaves();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  saveFile("Refill depots.pdf", new Blob(["PDF"]));
  expect(saved).toEqual([{ name: "Refill depots.pdf", url: expect.stringMatching(/^blob:/) }]);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked.mock.calls).toEqual([[saved[0]?.url]]);
});

test("a file is fetched as the signed-in person, and has the name that the server gives it, or a plain one", async () => {
  const { saved } = watchSaves();
  const server = serverKnowing();
  const key = "GET /api/v1/concept/c-1/snapshot/download";
  await session.begin("refresh-token");
  server.on(key, { file: { name: "Dépôts.pdf", content: "PDF" } });
  await download("GET v1/concept/{id}/snapshot/download", { params: { id: "c-1" } });
  server.on(key, { body: {} });
  await download("GET v1/concept/{id}/snapshot/download", { params: { id: "c-1" } });
  expect(saved.map(({ name }) => name)).toEqual(["Dépôts.pdf", "download"]);
  const carried = server.received.filter((each) => each.key === key).map(({ headers }) => headers.get("authorization"));
  expect(carried).toEqual(Array(2).fill(`Bearer ${await session.accessToken()}`));
});
