import { expect, test } from "vitest";
import { statementsOf, type Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { toldMethod } from "./told-methods.ts";

const methodIn = (topic: Topic, text: string, language: "en" | "es" | "ja" = "en") =>
  toldMethod(statementsOf(topic, text), language)?.method.type;

test("a cost, a problem or the idea itself names the way to save", () => {
  expect(methodIn("costs", "Repairs at night cost 80,000 € a year")).toBe("Preventive Maintenance Programs");
  expect(methodIn("pains", "El inventario está lleno de piezas que nadie pide", "es")).toBe("Inventory Optimization");
});

test("whom it is for and what is there name none", () => {
  expect(methodIn("audience", "Jefes de mantenimiento de hoteles", "es")).toBeUndefined();
  expect(methodIn("assets", "Our own repair shop")).toBeUndefined();
  expect(methodIn("limits", "The heating may not be touched")).toBeUndefined();
});

test("a warehouse is a place, and no stock that is too large", () => {
  expect(methodIn("idea", "Night sorting in the warehouse")).toBeUndefined();
  expect(methodIn("idea", "倉庫の夜間の仕分け作業", "ja")).toBeUndefined();
});

test("words that name two ways name none", () => {
  expect(methodIn("costs", "Electricity and repairs")).toBeUndefined();
});
