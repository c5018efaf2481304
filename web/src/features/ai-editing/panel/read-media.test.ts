import { editingMediaMax } from "@seedbed/contract/ai-editing/words";
import { expect, test } from "vitest";
import { acceptedMedia, readMedia } from "./read-media.ts";

const fileOf = (name: string, type = "", size = 3) => new File([new Uint8Array(size).fill(65)], name, { type });

test("documents may be chosen, and pictures where the model takes them", () => {
  expect(acceptedMedia(false)).toBe(".pdf,.docx,.txt,.md,.csv,.html");
  expect(acceptedMedia(true)).toBe(".pdf,.docx,.txt,.md,.csv,.html,image/png,image/jpeg,image/webp");
});

test.each(["a.pdf", "a.docx", "a.txt", "a.md", "a.csv", "a.HTML"])("%s is read", async (name) => {
  expect(await readMedia(fileOf(name), false)).toEqual({
    mediaData: btoa("AAA"),
    mimetype: "application/octet-stream",
    filename: name,
  });
});

test.each(["image/png", "image/jpeg", "image/webp"])(
  "a picture of %s is read where the model takes pictures",
  async (type) => {
    expect(await readMedia(fileOf("a", type), true)).toMatchObject({ mimetype: type });
    expect(await readMedia(fileOf("a", type), false)).toBe(
      "The model that is connected takes no pictures. Attach a document, or describe what is in it.",
    );
  },
);

test("all of a long file is sent", async () => {
  const size = 0x8000 * 2 + 1;
  const media = await readMedia(fileOf("a.txt", "text/plain", size), false);
  expect(typeof media === "object" && atob(media.mediaData ?? "")).toBe("A".repeat(size));
});

test("what is not read says why", async () => {
  expect(await readMedia(fileOf("a.exe"), false)).toBe(
    "“a.exe” is neither a document that can be read (PDF, DOCX, TXT, MD, CSV, HTML).",
  );
  expect(await readMedia(fileOf("a.exe"), true)).toBe(
    "“a.exe” is neither a document that can be read (PDF, DOCX, TXT, MD, CSV, HTML) nor a picture (PNG, JPEG, WebP).",
  );
  expect(await readMedia(fileOf("a.txt", "", editingMediaMax + 1), false)).toBe("A file can have at most 600 kB.");
  expect(await readMedia(fileOf("a.txt", "", editingMediaMax), false)).toMatchObject({ filename: "a.txt" });
  expect(await readMedia(fileOf("a.txt", "", 0), false)).toBe("“a.txt” is empty.");
  const gone = Object.assign(fileOf("a.txt"), { arrayBuffer: () => Promise.reject(new DOMException("Gone.")) });
  expect(await readMedia(gone, false)).toBe("The file can no longer be read. Choose it again.");
});
