import { methodIcons, modelIcons } from "@seedbed/rules/financials/model-icons";
import { expect, test } from "vitest";
import { businessModels } from "./business-models.ts";
import { costSavingMethods } from "./cost-saving-methods.ts";

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

test("a screen shows each of them with the icon that it has here", () => {
  expect(modelIcons).toEqual(Object.fromEntries(businessModels.map(({ subtype, icon }) => [subtype, icon])));
  expect(methodIcons).toEqual(Object.fromEntries(costSavingMethods.map(({ type, icon }) => [type, icon])));
});
