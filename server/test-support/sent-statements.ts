/**
 * Reads what a client of PostgreSQL sends, in whatever pieces it comes, and tells each statement: the ones of a simple query apart, a prepared one
 * whenever it is executed.
 */
export function createStatementReader(told: (text: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasBegun = false;
  const textsByName = new Map<string, string>();
  const namesByPortal = new Map<string, string>();
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    // The first message has no type.
    for (let head = hasBegun ? 1 : 0; rest.length >= head + 4; head = 1) {
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const [type, body] = [hasBegun ? String.fromCharCode(rest[0] ?? 0) : "", rest.subarray(head + 4, end)];
      rest = rest.subarray(end);
      hasBegun = true;
      const [first = "", second = ""] = body.toString("utf8").split("\0", 2);
      if (type === "Q") for (const text of first.split(";")) if (text.trim() !== "") told(text.trim());
      if (type === "P") textsByName.set(first, second);
      if (type === "B") namesByPortal.set(first, second);
      if (type === "E") told(textsByName.get(namesByPortal.get(first) ?? "") ?? "");
    }
  };
}
