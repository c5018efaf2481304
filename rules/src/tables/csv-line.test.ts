import fc from "fast-check";
import { expect, test } from "vitest";
import { byteOrderMark, csvLine } from "./csv-line.ts";

test.each([
  [["plain", 3, null, ""], "plain,3,,\r\n"],
  [["a, b", 'say "yes"', "two\nlines"], '"a, b","say ""yes""","two\nlines"\r\n'],
  [["=1+1", "+49", "-5", "@name", "\tx"], "'=1+1,'+49,'-5,'@name,'\tx\r\n"],
  [['=HYPERLINK("http://x.example";"y")'], `"'=HYPERLINK(""http://x.example"";""y"")"\r\n`],
  [["\rx"], `"'\rx"\r\n`],
  [["\nx"], `"'\nx"\r\n`],
  [["＝1+1", "＋49", "－5", "＠name"], "'＝1+1,'＋49,'－5,'＠name\r\n"],
  [[-5], "-5\r\n"],
])("%j", (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test("whatever the texts are, a reader gets them back, and none is a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 30 }), { minLength: 1, maxLength: 6 }), (values) => {
      const fields = parse(csvLine(values));
      expect(fields.map((field) => field.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ""))).toEqual(values.map(unescaped));
      for (const field of fields) expect(field).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

// What was written with an apostrophe before such a character cannot be told from what got one.
const unescaped = (value: string) => value.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, "");

/** One line of RFC 4180. */
function parse(line: string): string[] {
  const fields = [""];
  let quoted = false;
  const text = line.slice(0, -2);
  const add = (sign: string | undefined) => fields.push((fields.pop() ?? "") + (sign ?? ""));
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"' && quoted && text[index + 1] === '"') {
      add('"');
      index += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === "," && !quoted) fields.push("");
    else add(sign);
  }
  return fields;
}

test("a table begins with the mark by which spreadsheets know UTF-8", () => {
  expect([...Buffer.from(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
});
