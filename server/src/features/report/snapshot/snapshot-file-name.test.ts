import { expect, test } from "vitest";
import { attachmentOf } from "../../../platform/http/attachment.ts";
import { snapshotFileName } from "./snapshot-file-name.ts";

const name = (account: string, title: string, at = "2026-03-04T12:00:00.000Z") =>
  snapshotFileName({ account, title, at: new Date(at) });

test("[S2.9-13] [S2.9-14] account, title and day, lowercased, with one hyphen for every run of other characters", () => {
  expect(name("Northwind Mills", "Refill Depots")).toBe("northwind-mills-refill-depots-20260304.pdf");
  expect(name("  A & B, Inc. ", "What?! -- 50% (more)")).toBe("a-b-inc-what-50-more-20260304.pdf");
  expect(name("../../etc", 'a"b\\c\r\nd')).toBe("etc-a-b-c-d-20260304.pdf");
});

test("[S2.9-13] the day is that of UTC", () => {
  expect(name("A", "B", "2026-03-04T23:59:59.000Z")).toBe("a-b-20260304.pdf");
  expect(name("A", "B", "2026-03-05T00:00:00+01:00")).toBe("a-b-20260304.pdf");
});

test("letters of any script stay, a part without letters leaves no hyphen, and a long name fits a file system", () => {
  expect(name("株式会社ミドリ", "Über & Ähnliches")).toBe("株式会社ミドリ-über-ähnliches-20260304.pdf");
  expect(name("!!!", "Depot")).toBe("depot-20260304.pdf");
  expect(Buffer.byteLength(name("漢".repeat(500), "字".repeat(500)))).toBeLessThan(256);
});

test("a name that is not plain is also told in plain letters", () => {
  expect(attachmentOf("a-b.pdf")).toBe('attachment; filename="a-b.pdf"');
  expect(attachmentOf("über-ミドリ-1.pdf")).toBe(
    "attachment; filename=\"uber-1.pdf\"; filename*=UTF-8''%C3%BCber-%E3%83%9F%E3%83%89%E3%83%AA-1.pdf",
  );
});

test("no name ends the header's words early, or begins another header", () => {
  const closing = attachmentOf('a"; filename="b\\c.pdf');
  expect(closing).toBe(
    "attachment; filename=\"a; filename=bc.pdf\"; filename*=UTF-8''a%22%3B%20filename%3D%22b%5Cc.pdf",
  );
  expect(attachmentOf("a\r\nset-cookie: x.pdf")).toBe(
    "attachment; filename=\"a-set-cookie: x.pdf\"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x.pdf",
  );
  expect(attachmentOf("(it's) *new*.pdf")).toBe('attachment; filename="(it\'s) *new*.pdf"');
  expect(attachmentOf("ü (it's) *new*.pdf")).toBe(
    "attachment; filename=\"u (it's) *new*.pdf\"; filename*=UTF-8''%C3%BC%20%28it%27s%29%20%2Anew%2A.pdf",
  );
});
