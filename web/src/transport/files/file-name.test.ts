import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.for([
  [`attachment; filename="a-b.pdf"`, "a-b.pdf"],
  [`attachment; filename="Mueller.pdf"; filename*=UTF-8''M%C3%BCller%20%26%20S%C3%B6hne.pdf`, "Müller & Söhne.pdf"],
  [`attachment; filename*=utf-8'de'%E7%A8%AE.csv; filename="seed.csv"`, "種.csv"],
  [`attachment; filename="kept.pdf"; filename*=UTF-8''%E7%A8`, "kept.pdf"],
  [String.raw`attachment; filename="say \"hi\".csv"`, `say "hi".csv`],
  ["attachment; filename=bare.csv", "bare.csv"],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`, "passwd"],
  ["attachment", undefined],
  [null, undefined],
] as const)("the file of %s is called %s", ([disposition, name]) => {
  expect(fileNameOf(disposition)).toBe(name);
});
