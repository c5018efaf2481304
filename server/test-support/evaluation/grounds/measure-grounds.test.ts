import { expect, test } from "vitest";
import { testGateway } from "../../model-gateway.ts";
import { citingAnswers } from "../../model-server/citing/citing-answers.ts";
import { startModelServer } from "../../model-server/start-model-server.ts";
import { evaluationBriefs } from "../briefs.ts";
import { askWithPassages } from "./ask-with-passages.ts";
import { measureGrounds } from "./measure-grounds.ts";
import { supportByWords } from "./support-by-words.ts";

const quote = "Of 412 offices that were asked, 38 percent would not change their supplier for a lower price";
const quoting = (statement: string, ...quotes: string[]) => ({ statement, quotes });

test.each([
  ["Of the offices asked, 38 percent would stay with their supplier at a lower price.", "supported"],
  ["Offices change their supplier when a neighbour recommends another delivery service warmly.", "partly"],
  ["Of the offices asked, 83 percent would change their supplier for a lower price.", "partly"],
  ["Hospitals throw away a third of every lunch.", "not"],
])("“%s” is %s by the words of its quote", (statement, support) => {
  expect(supportByWords(quoting(statement, quote))).toBe(support);
});

test("without a quote nothing is said of a statement; it is reasoning", async () => {
  expect(supportByWords(quoting("Offices stay."))).toBeNull();
  expect(await measureGrounds([quoting("Offices stay."), quoting(quote, quote)])).toEqual({
    statements: 2,
    reasoned: 1,
    byWords: { supported: 1, partly: 0, not: 0 },
  });
});

test("what a model states on articles is measured, and by a second model where there is one", {
  timeout: 120_000,
}, async () => {
  const model = await startModelServer({ distort: citingAnswers(10) });
  try {
    const gateway = testGateway({ url: model.url });
    const brief = evaluationBriefs.find(({ name }) => name === "refill");
    if (!brief) throw new Error("No such idea.");
    const statements = await askWithPassages(gateway, brief);
    expect(statements.length).toBeGreaterThan(20);
    const { byWords, byModel, reasoned } = await measureGrounds(statements, gateway);
    const total = (counts: Record<string, number> = {}) => Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(reasoned).toBeGreaterThan(0);
    expect(total(byWords)).toBe(statements.length - reasoned);
    expect(total(byModel)).toBe(statements.length - reasoned);
  } finally {
    await model.close();
  }
});
