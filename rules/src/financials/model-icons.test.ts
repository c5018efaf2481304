import { expect, test } from "vitest";
import { methodIcons, modelIcons } from "./model-icons.ts";

const models = [
  ["Subscription", "repeat"],
  ["Membership", "id-badge-2"],
  ["Software as a Service", "cloud"],
  ["Product as a Service", "package"],
  ["Service Contract", "file-certificate"],
  ["Leasing", "key"],
  ["Pay Per Use", "coin"],
  ["Metered Usage", "gauge"],
  ["Performance-Based", "target-arrow"],
  ["Shared Savings", "chart-pie"],
  ["Rental", "calendar-time"],
  ["Direct Sales", "cash"],
  ["Online Retail", "shopping-cart"],
  ["Wholesale", "building-warehouse"],
  ["Razor and Blade", "razor"],
  ["Bundling", "packages"],
  ["Made to Order", "ruler-measure"],
  ["Refurbish and Resell", "recycle"],
  ["Marketplace", "building-store"],
  ["Brokerage", "arrows-exchange"],
  ["Aggregator", "topology-star"],
  ["Franchise", "building-community"],
  ["Advertising", "speakerphone"],
  ["Licensing", "license"],
  ["White Label", "tag"],
  ["Data as a Service", "database"],
  ["Freemium", "gift"],
  ["Add-On", "puzzle"],
  ["Professional Services", "briefcase"],
  ["Managed Service", "headset"],
] as const;

const methods = [
  ["Process Automation", "robot"],
  ["Labor Reallocation", "users"],
  ["Shared Services Model", "building-community"],
  ["Workflow Simplification", "git-merge"],
  ["Utilization of Existing Tools / Tech", "tools"],
  ["Throughput Improvement", "trending-up"],
  ["Supplier Consolidation", "truck"],
  ["Contract Renegotiation", "file-pencil"],
  ["Packaging Optimization", "package"],
  ["Inventory Optimization", "building-warehouse"],
  ["Demand Forecasting Improvements", "chart-line"],
  ["SKU Rationalization", "filter"],
  ["Preventive Maintenance Programs", "tool"],
  ["Facility Consolidation", "building"],
  ["Energy Efficiency Upgrades", "bulb"],
  ["Asset Utilization", "gauge"],
  ["Cross-Training Employees", "school"],
  ["Employee Retention Strategy", "heart-handshake"],
  ["Travel & Expense Policy Optimization", "plane"],
  ["Outsourcing Non-Core Functions", "external-link"],
  ["Zero-Based Budgeting", "calculator"],
  ["Audit & Compliance Cost Reduction", "shield-check"],
] as const;

test.each(models)("the business model %s is drawn as %s", (model, icon) => {
  expect(modelIcons[model]).toBe(icon);
});

test.each(methods)("the cost-saving method %s is drawn as %s", (method, icon) => {
  expect(methodIcons[method]).toBe(icon);
});

test("no other model or method has an icon, and they stand in the order in which they are offered", () => {
  expect(Object.keys(modelIcons)).toEqual(models.map(([model]) => model));
  expect(Object.keys(methodIcons)).toEqual(methods.map(([method]) => method));
});
