import { pestelCategories } from "@seedbed/contract/report/trends/schemas";
import { expect, test } from "vitest";
import { businessModels } from "./business-models.ts";
import { conceptAngles } from "./concept-angles.ts";
import { costSavingMethods } from "./cost-saving-methods.ts";
import { marketForces } from "./market-forces.ts";
import { pestel } from "./pestel.ts";
import { recogniseSector } from "./recognise-sector.ts";

const allDifferent = (values: readonly string[]) => new Set(values).size === values.length;

test("[S2.2.6-40] thirty business models have a name and an icon of their own", () => {
  expect(businessModels).toHaveLength(30);
  expect(allDifferent(businessModels.map((model) => model.subtype))).toBe(true);
  expect(allDifferent(businessModels.map((model) => model.icon))).toBe(true);
});

test("the cost-saving methods are the 22 of the product, each with an icon of its own", () => {
  expect(allDifferent(costSavingMethods.map((method) => method.icon))).toBe(true);
  expect(costSavingMethods.map((method) => method.type).toSorted()).toEqual([
    "Asset Utilization",
    "Audit & Compliance Cost Reduction",
    "Contract Renegotiation",
    "Cross-Training Employees",
    "Demand Forecasting Improvements",
    "Employee Retention Strategy",
    "Energy Efficiency Upgrades",
    "Facility Consolidation",
    "Inventory Optimization",
    "Labor Reallocation",
    "Outsourcing Non-Core Functions",
    "Packaging Optimization",
    "Preventive Maintenance Programs",
    "Process Automation",
    "SKU Rationalization",
    "Shared Services Model",
    "Supplier Consolidation",
    "Throughput Improvement",
    "Travel & Expense Policy Optimization",
    "Utilization of Existing Tools / Tech",
    "Workflow Simplification",
    "Zero-Based Budgeting",
  ]);
});

test("no concept angle names a business model that does not exist", () => {
  const known = businessModels.map((model) => model.subtype).toSorted();
  for (const angle of conceptAngles) expect(known).toEqual(expect.arrayContaining([...angle.businessModels]));
});

test("each PESTEL category has six forces that speak for and against an idea", () => {
  expect(pestel.map((entry) => entry.category)).toEqual([...pestelCategories]);
  for (const { patterns } of pestel) {
    expect(patterns.length).toBeGreaterThanOrEqual(6);
    for (const { findings } of patterns) {
      const carrying = findings.filter(({ direction }) => direction === "tailwind" || direction === "up").length;
      expect(findings.length).toBeGreaterThanOrEqual(3);
      expect(carrying).toBeGreaterThan(0);
      expect(carrying).toBeLessThan(findings.length);
    }
  }
});

test("each corner of the radar can read as headwind, as tailwind and as both", () => {
  expect(marketForces).toHaveLength(6);
  for (const { patterns } of marketForces) {
    expect(patterns.length).toBeGreaterThanOrEqual(5);
    expect(new Set(patterns.map((pattern) => pattern.grading)).size).toBe(3);
    for (const { grading, score } of patterns) {
      const side =
        grading === "Mostly Headwinds"
          ? score >= 7
          : grading === "Mostly Tailwinds"
            ? score <= 3
            : score === 5 || score === 6;
      expect(side).toBe(true);
    }
  }
});

test("a text without a word of any sector is not forced into one", () => {
  expect(recogniseSector(["Xyzzy", ""])).toBeUndefined();
});
