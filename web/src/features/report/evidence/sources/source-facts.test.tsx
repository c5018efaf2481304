import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { ShownSource } from "../evidence-query.ts";
import { shownSource } from "../testing/shown-evidence.fixture.ts";
import { QuotedPassages } from "./quoted-passages.tsx";
import { SourceFacts } from "./source-facts.tsx";

type Passage = ShownSource["passages"][number];
const passage = (change: Partial<Passage> = {}): Passage => ({
  ...{ before: "", quote: "From 2027 on", after: "", stance: "for", isFound: true, step: 0 },
  ...change,
});
const factsOf = async (change: Partial<ShownSource>) => {
  const { container } = await render(<SourceFacts source={{ ...shownSource(1, "The law"), ...change }} />);
  return container.textContent ?? "";
};

test.each([
  [{ hasCopy: false, passages: [passage()] }, "No copy kept"],
  [{ hasChanged: true, passages: [passage()] }, "Page changed; kept copy quoted"],
  [{ hasChanged: true }, "Page changed; kept copy stands"],
  [{}, "Copy kept, nothing quoted"],
  [{ passages: [passage()] }, "Quote found in kept copy"],
  [{ passages: [passage(), passage()] }, "Quotes found in kept copy"],
  [{ passages: [passage(), passage({ isFound: false })] }, "Quotes not found in kept copy"],
])("a source says whether its quotes stand in its kept copy (%#)", async (change, words) => {
  expect(await factsOf(change)).toContain(words);
});

test("a source says which steps it serves, each once, and which it speaks against", async () => {
  const against = { stance: "against" } as const;
  const passages = [passage({ step: 2 }), passage({ step: 2 }), passage({ step: 3 }), passage({ step: 0, ...against })];
  expect(await factsOf({ passages })).toContain("Steps 3 and 4Against step 1");
  const whole = await factsOf({ passages: [passage({ step: null })] });
  expect(whole).toContain("For the conclusion");
  expect(whole).not.toContain("Step");
});

test("an old source says its day, a new one its age; a file is uploaded, a page retrieved", async () => {
  expect(await factsOf({ publishedDate: "2020-05-06" })).toContain("Published May 6, 2020");
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  expect(await factsOf({ publishedDate: yesterday })).not.toMatch(/Published .*20\d\d/);
  expect(await factsOf({ publishedDate: null })).not.toContain("Published");
  expect(await factsOf({ classification: "upload" })).toContain("Uploaded");
  expect(await factsOf({ classification: "web" })).toContain("Retrieved");
  expect(await factsOf({ retrievedAt: null })).not.toContain("Retrieved");
});

test.each([
  [{ before: "of the sales, ", after: " and more" }, "… of the sales, From 2027 on and more …"],
  [{ before: "The law says: ", after: " it ends." }, "The law says: From 2027 on it ends."],
  [{ before: "“So ", after: " it ends.”" }, "“So From 2027 on it ends.”"],
])("words that are cut out of a sentence say so on the side where they are (%#)", async (change, words) => {
  const source = { ...shownSource(1, "The law"), passages: [passage(change)] };
  const { container } = await render(<QuotedPassages source={source} />);
  expect(container.textContent).toBe(words);
  expect(container.querySelector("mark")?.textContent).toBe("From 2027 on");
});

test("words that no kept copy holds are not shown as a quotation", async () => {
  const source = { ...shownSource(1, "The law"), passages: [passage({ isFound: false, before: "x" })] };
  const { container } = await render(<QuotedPassages source={source} />);
  expect(container.textContent).toBe("In the words of whoever named it: From 2027 on");
  expect(container.querySelector("blockquote")).toBeNull();
});
