import { expect, test } from "vitest";
import { typeName } from "./type-name.ts";

test("[S1.2.9-01] a type name becomes title case", () => {
  expect(typeName("EXPAND_AN_EXISTING_IDEA")).toBe("Expand An Existing Idea");
  expect(typeName("_IDENTIFY__RISKS_")).toBe("Identify Risks");
  expect(typeName("IDENTIFY_NEW_OPPORTUNITIES")).toBe("Identify New Opportunities");
});
