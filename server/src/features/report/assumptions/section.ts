import { riskLevel, riskScore } from "@seedbed/rules/assumptions/risk";
import { originOfParts, type Section } from "../writing/section.ts";
import { assumptionHandlers } from "./routes.ts";
import { withWhatFollows } from "./sound-statement.ts";
import { writeAssumptions } from "./write-assumptions.ts";

export const assumptions: Section<"assumptions"> = {
  name: "assumptions",
  needs: ["customerProfiles", "marketScan", "financialProjection"],
  write: writeAssumptions,
  callsInARow: 1,
  calls: 1,
  items: {
    "[]": {
      kind: "assumption",
      told: "statement",
      kept: ["status", "testProgress", "version", "createdAt"],
      // Assumptions that were written before they said so have none.
      holders: { falsifier: "" },
    },
  },
  settle: (list) =>
    list.map((assumption) => {
      const risk = riskScore(assumption.importance, assumption.certainty);
      return { ...assumption, risk, riskCategory: riskLevel(risk) };
    }),
  byHand: withWhatFollows,
  originOf: (list) => originOfParts(list.map(({ origin }) => origin)),
  handlers: assumptionHandlers,
};
