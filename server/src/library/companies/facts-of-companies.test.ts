import { join } from "node:path";
import { expect, test } from "vitest";
import { companies } from "./directory.ts";

/** What the directory says, a company a line; whoever changes a fact reads the difference against its source. */
test("the facts of each company are those that were looked up", async () => {
  const lines = companies.map((company) => {
    const { name, domain, headquarters, founded, sector, kind, activity, keywords } = company;
    return `${name} (${domain}), ${kind} in ${sector}, ${headquarters}, ${founded}: ${activity} [${keywords.join(", ")}]\n`;
  });
  await expect(lines.join("")).toMatchFileSnapshot(join(import.meta.dirname, "companies.txt"));
});
