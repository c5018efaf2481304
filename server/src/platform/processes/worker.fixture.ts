import { answerOrders } from "./answer-orders.ts";

/** What a process of the tests is asked for. */
export type TestWork = "environment" | "arguments" | "fail" | "fail plainly" | "die" | "never";

/* A process that does one of these. */
answerOrders<TestWork, unknown>(async (work) => {
  switch (work) {
    case "environment":
      return Object.keys(process.env);
    case "arguments":
      return process.argv.slice(2);
    case "fail":
      throw new Error("it cannot");
    case "fail plainly":
      throw "as it says";
    case "die":
      return process.exit(3);
    case "never":
      return new Promise(() => undefined);
  }
});
