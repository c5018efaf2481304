import { expect, test } from "vitest";
import { tinyMp4, tinyWebm } from "#test-support/film/tiny-films.ts";
import { readFilm } from "./read-film.ts";

test("a film is told by its bytes", () => {
  expect(readFilm(tinyMp4)?.mediaType).toBe("video/mp4");
  expect(readFilm(tinyWebm)?.mediaType).toBe("video/webm");
  // As it is written while it is made: it goes on to the end of the file.
  const live = Buffer.concat([tinyWebm.subarray(0, 16), Buffer.from("01ffffffffffffff", "hex"), Buffer.alloc(50)]);
  expect(readFilm(live)?.mediaType).toBe("video/webm");
});

const box = (kind: string, content = "") => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4);
  return Buffer.concat([head, Buffer.from(content)]);
};
const [named, table, pictures] = [box("ftyp", "isom"), box("moov"), box("mdat", "pictures")];

test.each([..."free skip wide udta meta sidx styp moof mfra uuid".split(" ")])(
  "an MP4 may have %s beside its pictures",
  (kind) => {
    expect(readFilm(Buffer.concat([named, box(kind, "xx"), table, pictures]))?.mediaType).toBe("video/mp4");
  },
);

test("an MP4 has its name first, a table and pictures, of any size", () => {
  const large = Buffer.from("000000016d64617400000000000000127879", "hex");
  expect(readFilm(Buffer.concat([named, table, large]))?.mediaType).toBe("video/mp4");
  for (const parts of [
    [named, table],
    [named, pictures],
    [table, pictures],
    [box("free"), named, table, pictures],
  ])
    expect(readFilm(Buffer.concat(parts))).toBeNull();
});

const webm = (head: string, body: string) => Buffer.from(`1a45dfa3${head}18538067${body}`, "hex");

test("a WebM tells its length in as many bytes as it likes, or not at all", () => {
  const head = "8742828477656264";
  const good = "874282847765626d";
  expect(readFilm(webm(good, "82aaaa"))?.mediaType).toBe("video/webm");
  expect(readFilm(webm(good, "4002aaaa"))?.mediaType).toBe("video/webm");
  expect(readFilm(webm(good, "0100000000000002aaaa"))?.mediaType).toBe("video/webm");
  expect(readFilm(webm(good, "ffaaaaaa"))?.mediaType).toBe("video/webm");
  expect(readFilm(webm(good, "81aaaa"))).toBeNull();
  expect(readFilm(webm(head, "82aaaa"))).toBeNull();
  expect(readFilm(webm(good, "01000000"))).toBeNull();
});

const at = (bytes: Buffer, position: number, value: number) => {
  const changed = Buffer.from(bytes);
  changed[position] = value;
  return changed;
};

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a page", Buffer.from("<!doctype html><title>No film</title>".padEnd(200))],
  ["an MP4 that breaks off", tinyMp4.subarray(0, -1)],
  ["an MP4 with something behind it", Buffer.concat([tinyMp4, Buffer.from("<html>")])],
  ["an MP4 without its table", Buffer.concat([tinyMp4.subarray(0, 24), tinyMp4.subarray(96)])],
  ["an MP4 whose boxes have no size", at(tinyMp4, 3, 0)],
  ["boxes of another kind", at(tinyMp4, 4, 0x78)],
  ["a WebM that breaks off", tinyWebm.subarray(0, -1)],
  ["a WebM with something behind it", Buffer.concat([tinyWebm, Buffer.from("x")])],
  ["a Matroska of another kind", at(tinyWebm, 8, 0x6d)],
  ["the beginning of a WebM", Buffer.from("1a45dfa3ff", "hex")],
])("%s is no film", (_what, bytes) => {
  expect(readFilm(bytes)).toBeNull();
});
